/** A page whose code is loaded when it is opened. */
import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';

interface LazyPageProps<Props> {
  importer: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}

export function LazyPage<Props extends object>({ importer, props }: LazyPageProps<Props>) {
  const { common } = useMessages();
  const { Part, load } = useLazyPart(importer);
  const [failed, setFailed] = useState(false);
  const open = async () => setFailed(!(await load()));
  useEffect(() => {
    void open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, []);
  if (Part) return <Part {...props} />;
  return failed ? (
    <Button onClick={() => void open()}>{common.retry}</Button>
  ) : (
    <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
  );
}
