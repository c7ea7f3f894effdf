import type { FastifyPluginAsync } from 'fastify';
import type { Config } from './config.ts';
import type { CatalogueVersion } from './db/catalogue-version.ts';
import type { Database } from './db/schema.ts';
import type { Passwords } from './features/accounts/login/passwords.ts';
import type { JobTimes } from './jobs/job-queue.ts';
import type { Sender } from './mail/smtp-sender.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { FileStore } from './pictures/file-store.ts';
import type { FetchPolicy } from './pictures/remote/fetch-policy.ts';
import type { TimeLimits } from './platform/http/time-limits.ts';
import type { QueueCapacities } from './platform/load/load-shedding.ts';
import type { LoggerOptions } from './platform/observability/logging.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import type { Timers } from './platform/process/timers.ts';
import type { PagesSources } from './ssr/pages.plugin.ts';

export interface AppOptions {
  config: Config;
  /** Migrated; the caller closes it after the app. */
  db: Database;
  catalogue?: CatalogueVersion;
  files?: FileStore;
  /** Unset: no share pictures. */
  shareDir?: string;
  pages?: FastifyPluginAsync<PagesSources>;
  /** `sha256-…` of the inline scripts of pages. */
  scriptHashes?: readonly string[];
  queues?: QueueCapacities;
  times?: Partial<TimeLimits>;
  logger?: LoggerOptions;
  metrics?: Metrics | undefined;
  passwords?: Passwords;
  jobTimes?: Partial<JobTimes>;
  /** Where an import may fetch pictures from. */
  fetchPolicy?: FetchPolicy;
  now?: () => Date;
  timers?: Timers;
  /** Unset: by SMTP. */
  sender?: Sender;
  /** Unset: as the settings say. */
  provider?: PaymentProvider;
}
