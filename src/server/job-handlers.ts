/** Every kind of job of the shop. */
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import { accountMailHandler } from './features/accounts/mails/account-mail-handler.ts';
import type { Passwords } from './features/accounts/login/passwords.ts';
import { importHandler } from './features/imports/import-job.ts';
import { orderMailHandler } from './features/orders/order-mail-job.ts';
import type { Paying } from './features/orders/paying/open-page.service.ts';
import { payingJobs } from './features/orders/paying/paying-jobs.ts';
import { reminderHandler } from './features/seat-mails/reminder-job.ts';
import { seatMailHandler } from './features/seat-mails/seat-mail-handler.ts';
import { offerHandler } from './features/waiting-list/offer-job.ts';
import type { ShopSettings } from './features/settings/shop-settings.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { DisabledJobs, JobHandler } from './jobs/job-type.ts';
import { MAIL, mailHandler } from './mail/mail-job.ts';
import type { Sender } from './mail/smtp-sender.ts';
import type { Precedence } from './platform/load/precedence.ts';

interface JobHandlersOptions {
  db: Database;
  config: Config;
  settings: ShopSettings;
  passwords: Passwords;
  /** Unset: by SMTP. */
  sender: Sender | undefined;
  /** Null: no order is paid online. */
  paying: Paying | null;
  precedence: Precedence;
  /** Unset: the shop keeps no files. */
  imports: Parameters<typeof importHandler>[0] | undefined;
  /** The runner of these jobs. */
  runner: () => Pick<JobRunner, 'runDue' | 'retryAll'>;
  now: () => Date;
}

export function jobHandlers(options: JobHandlersOptions): (JobHandler | DisabledJobs)[] {
  const { db, config, settings, passwords, sender, paying, precedence, imports, runner, now } = options;
  return [
    accountMailHandler({ db, config, settings, passwords, sender, now }),
    mailHandler(config.mail, {
      sender,
      shopAddress: async () => (await settings.current()).shop.email,
      now,
    }),
    ...payingJobs({ db, paying, precedence, onDone: () => runner().runDue(), now }),
    orderMailHandler({ db, config, settings, onMail: () => runner().retryAll(MAIL), now }),
    seatMailHandler({ db, config, settings, onMail: () => runner().retryAll(MAIL), now }),
    reminderHandler({ db, settings, onMail: () => runner().runDue(), now }),
    offerHandler({ db, settings, onMail: () => runner().runDue(), now }),
    ...(imports ? [importHandler(imports)] : []),
  ];
}
