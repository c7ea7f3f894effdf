import { Gauge, type Registry } from 'prom-client';
import { pingDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { readState } from '#server/db/state.ts';
import { countJobs, waitingSince } from '#server/jobs/jobs.repository.ts';
import { MAIL } from '#server/mail/mail-job.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';

const DATABASE_TIMEOUT_MS = 2_000;

/** The returned refresh leaves them out on failure and sets `shop_database_up` to 0. */
export function registerShopMetrics(
  registry: Registry,
  db: Database,
  now = () => new Date(),
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('shop_database_up', 'Whether the database answers');
  const ping = gauge(
    'shop_database_ping_seconds',
    'How long the database took for the least that it can be asked',
  );
  const version = gauge('shop_catalogue_version', 'Raised by every change that the public sees');
  const waiting = gauge('shop_mails_waiting', 'Mails that have not been sent yet');
  const failed = gauge('shop_mails_failed', 'Mails that were given up');
  const oldest = gauge(
    'shop_mails_oldest_seconds',
    'Age of the mail that has waited the longest; 0 when none waits',
  );
  const all = [up, ping, version, waiting, failed, oldest];

  const read = async () => {
    const begin = performance.now();
    await pingDatabase(db);
    const seconds = (performance.now() - begin) / 1_000;
    const mails = await countJobs(db, MAIL.kind);
    const since = await waitingSince(db, MAIL.kind);
    const catalogue = await readState(db, 'catalogue_version');
    return () => {
      up.set(1);
      ping.set(seconds);
      version.set(Number(catalogue));
      waiting.set(mails.waiting);
      failed.set(mails.failed);
      oldest.set(since ? Math.max(0, (now().getTime() - Date.parse(since.oldest)) / 1_000) : 0);
    };
  };
  return async () => {
    const set = await withTimeout(DATABASE_TIMEOUT_MS, read()).catch(() => null);
    all.forEach((one) => one.remove());
    if (set) set();
    else up.set(0);
  };
}
