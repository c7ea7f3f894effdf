/** Slips of the listed orders that are to be packed. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '#contract/orders.ts';
import { isToPack } from './packed-lines.ts';

export function useSlips(listed: readonly Order[]) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return {
    isPrinting,
    orders: listed.filter(isToPack),
    print: () => {
      // At once, because the browser takes the page as it is.
      flushSync(() => setPrinting(true));
      window.print();
    },
  };
}
