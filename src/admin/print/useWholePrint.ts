/** A list that comes in pages is loaded whole before it is printed. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LoadPage, type PrintedRows, wholeList } from './whole-list.ts';

interface WholePrint<Entry> {
  /** Until the print has ended. */
  rows: PrintedRows<Entry> | null;
  /** Throws the client's ApiError. */
  prepare: () => Promise<void>;
}

export function useWholePrint<Entry extends { _id: string }>(load: LoadPage<Entry>): WholePrint<Entry> {
  const [rows, setRows] = useState<PrintedRows<Entry> | null>(null);
  useEffect(() => {
    const clear = () => setRows(null);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  return {
    rows,
    prepare: async () => {
      const whole = await wholeList(load);
      // At once, because the browser takes the page as it is.
      flushSync(() => setRows(whole));
    },
  };
}
