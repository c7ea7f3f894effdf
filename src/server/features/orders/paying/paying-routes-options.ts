import type { Database } from '#server/db/schema.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';

export interface PayingRoutesOptions {
  db: Database;
  provider: PaymentProvider | null;
  jobs: Pick<JobRunner, 'runDue'>;
  now: () => Date;
}
