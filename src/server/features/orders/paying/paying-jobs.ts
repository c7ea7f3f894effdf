import type { Database } from '#server/db/schema.ts';
import type { JobHandler } from '#server/jobs/job-type.ts';
import type { Precedence } from '#server/platform/load/precedence.ts';
import { orderHoldHandler } from '../order-hold-job.ts';
import { paymentAskHandler } from './ask-times.service.ts';
import { providerRefundHandler } from './carry-out-refund.service.ts';
import { paymentDayHandler } from './compare-night.service.ts';
import { creditDocumentHandler } from './credit-document.service.ts';
import { lateDocumentHandler } from './late-document.service.ts';
import type { Paying } from './open-page.service.ts';
import { settleOrderPages } from './settle-order-pages.service.ts';

interface PayingJobs {
  db: Database;
  /** Null: no order is paid online. */
  paying: Paying | null;
  precedence: Precedence;
  /** After what they did may have put in other jobs. */
  onDone: () => void;
  now: () => Date;
}

/** What becomes of unpaid orders, of payments and of refunds with time. */
export function payingJobs({ db, paying, precedence, onDone, now }: PayingJobs): JobHandler[] {
  const settle = async (orderId: string) => {
    if (paying) await settleOrderPages(paying, orderId);
  };
  const ends = orderHoldHandler({ db, settle, onMail: onDone, now });
  if (!paying) return [ends];
  const online = { ...paying, onSettled: onDone };
  return [
    ends,
    paymentAskHandler({ ...online, precedence }),
    providerRefundHandler(online),
    creditDocumentHandler(paying),
    paymentDayHandler(online),
    lateDocumentHandler(paying),
  ];
}
