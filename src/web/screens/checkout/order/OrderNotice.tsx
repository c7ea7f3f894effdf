import type { ReactNode } from 'react';
import { Notice } from '#ui/Notice.tsx';

/** Said politely: nobody did wrong when something sold out meanwhile. */
export function OrderNotice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Notice name="alert" title={title}>
      {children}
    </Notice>
  );
}
