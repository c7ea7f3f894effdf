/** Money that goes back, through its provider or by hand. */
import { useRef, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { Button, type ButtonLook } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { AdminIcon } from '../icons.tsx';
import { RefundForm } from './RefundForm.tsx';
import type { RefundStart } from './refund-start.ts';

interface RefundProps {
  /** Of the button. */
  id?: string | undefined;
  order: AdminOrder;
  start: RefundStart;
  look?: ButtonLook;
  label: string;
}

export function Refund({ id, order, start, look = 'secondary', label }: RefundProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button id={id} ref={opener} small look={look} onClick={() => setOpen(true)}>
        <AdminIcon name="undo" />
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} opener={opener}>
        <RefundForm order={order} start={start} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
