/** Its code is loaded when it is opened. */
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';

const ordersPage = () => import('./OrdersPage.tsx');

export function OrdersSection() {
  const { common } = useMessages();
  const { Part, load } = useLazyPart(ordersPage);
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
