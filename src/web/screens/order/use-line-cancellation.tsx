/** The dialog that asks to cancel lines, loaded when it is wanted. */
import { useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Order, OrderLine } from '#contract/orders.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { showTold } from '#ui/show-told.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { cancellableLines } from './order-words.ts';

const importDialog = () => import('./CancelDialog.tsx');

interface LineCancellationInput {
  order: Order;
  api: OrdersApi;
  onChange: (order: Order) => void;
  /** What tells of the request; has the focus once it is made. */
  told: RefObject<HTMLElement | null>;
}

interface LineCancellation {
  /** `opener` gets the focus back. */
  ask: (line: OrderLine, opener: HTMLElement) => void;
  prepare: () => void;
  dialog: ReactNode;
}

export function useLineCancellation({ order, api, onChange, told }: LineCancellationInput): LineCancellation {
  const { Part: CancelDialog, load, prepare } = useLazyPart(importDialog);
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState('');
  const [back, setBack] = useState<HTMLElement | null>(null);
  const ask = async ({ _id }: OrderLine, opener: HTMLElement) => {
    if (!(await load())) return;
    setBack(opener);
    setFirst(_id);
    setOpen(true);
  };
  return {
    ask: (line, opener) => void ask(line, opener),
    prepare,
    dialog: CancelDialog && (
      <CancelDialog
        open={open}
        back={back}
        order={order}
        lines={cancellableLines(order)}
        first={first}
        api={api}
        onClose={() => setOpen(false)}
        onAsked={(changed) => {
          // The words about the request must be there before the focus goes to them.
          flushSync(() => onChange(changed));
          setBack(told.current);
          setOpen(false);
          showTold(told.current);
        }}
      />
    ),
  };
}
