/** Its code is loaded when it is opened: few days of a shop have an import. */
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';

const importPage = () => import('./ImportPage.tsx');

export function ImportSection() {
  const { common } = useMessages();
  const { Part, load } = useLazyPart(importPage);
  const [failed, setFailed] = useState(false);
  const open = async () => setFailed(!(await load()));
  useEffect(() => {
    void open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, []);
  if (Part) return <Part />;
  return failed ? (
    <Button onClick={() => void open()}>{common.retry}</Button>
  ) : (
    <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
  );
}
