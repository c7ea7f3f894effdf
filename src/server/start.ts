import { join } from 'node:path';
import { buildApp } from './app.ts';
import { migrateWithBackup } from './backup/migrate-with-backup.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { CatalogueVersion } from './db/catalogue-version.ts';
import { isDemoOpen, settleDemo } from './db/demo-state.ts';
import type { Database } from './db/schema.ts';
import { rebuildBehind, rebuildSearch } from './db/search/search-rebuild.ts';
import { DIST } from './dist.ts';
import { ensureFirstAdmin } from './features/accounts/admins/admins.service.ts';
import { findSuperAdmin } from './features/accounts/accounts.repository.ts';
import { randomPassword } from './features/accounts/admins/random-password.ts';
import { Passwords } from './features/accounts/login/passwords.ts';
import { ShopSettings } from './features/settings/shop-settings.ts';
import { compareFromToday } from './features/orders/paying/compare-night.service.ts';
import { remindFromToday } from './features/seat-mails/reminder-job.ts';
import type { FileStore } from './pictures/file-store.ts';
import { openFileStore } from './pictures/open-file-store.ts';
import { collectGarbage } from './platform/process/collect-garbage.ts';
import { stopWith } from './platform/process/command-error.ts';
import { ConfigError } from './platform/process/config-error.ts';
import { ensureDataDir } from './platform/process/data-dir.ts';
import { daily } from './platform/process/daily.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import { closeOnSignal } from './platform/process/shutdown.ts';
import { logSlowQuery } from './platform/observability/slow-queries.ts';
import { purgeOld } from './purge.ts';
import { loadPages } from './ssr/load-pages.ts';

/** Entries rebuilt before the shop opens; a larger index is rebuilt while it is open. */
const INDEXED_AT_START = 200;

export async function start(): Promise<void> {
  await open().catch(stopWith);
}

async function open(): Promise<void> {
  const config = readConfig(process.env);
  ensureDataDir(config.dataDir);
  const files = await openFileStore(config);

  const metrics = config.metricsPort === null ? undefined : await openMetrics();
  const onQuery = (ms: number, statement: string) => {
    logSlowQuery(ms, statement);
    metrics?.countQuery(ms);
  };
  const db = await openDatabase(config.database, { onQuery });
  await migrateWithBackup({ db, config, now: new Date() });
  const passwords = new Passwords();
  const first = await ensureFirstAdmin({ db, config, passwords, now: () => new Date() });
  if (first?.generated) tellFirstPassword(config.admin.email, first.generated);
  if (config.demo) await seedOnce({ db, files, config, passwords });
  else await settleDemo(db, 'declined');
  const searchIsWhole = await rebuildSearch(db, INDEXED_AT_START);

  const pages = await loadPages({ distDir: DIST, development: process.env.NODE_ENV === 'development' });
  const app = await buildApp({
    config,
    db,
    passwords,
    pages: pages.plugin,
    scriptHashes: pages.scriptHashes,
    files,
    shareDir: join(config.dataDir, 'share'),
    metrics,
  });
  if (first?.weakness)
    app.log.warn({ why: first.weakness }, 'ADMIN_PASSWORD is guessed early: change it in the account');
  const provider = config.payments.provider.kind;
  if (provider !== 'none') await compareFromToday(db, provider, new Date());
  await remindFromToday(db, new Date());
  const purge = () => purgeOld(db, new Date());
  await purge();
  const endPurging = daily(purge, (error) => app.log.error({ err: error }, 'old rows were not purged'));
  const tellOfSearch = (error: unknown) =>
    app.log.error({ err: error }, 'the search index waits to be made anew');
  const rebuilding = searchIsWhole ? null : rebuildBehind(db, tellOfSearch);
  const endMetrics = metrics && (await serveMetrics(config.metricsPort!, metrics, db));
  // Starting leaves a tenth of the memory as garbage, which V8 would collect a minute later.
  collectGarbage();
  await listen(app, config);
  closeOnSignal(app, {
    stop: () => app.jobs.stop(),
    close: async () => {
      await endMetrics?.();
      await endPurging();
      rebuilding?.end();
      await rebuilding?.finished.catch(() => {});
      await db.destroy();
    },
  });
  app.jobs.start();
}

interface Seeding {
  db: Database;
  files: FileStore;
  config: Config;
  passwords: Passwords;
}

// Loaded only when needed, because the demo's texts are large.
async function seedOnce({ db, files, config, passwords }: Seeding): Promise<void> {
  if (!(await isDemoOpen(db))) return;
  const { seedDemo } = await import('./demo/seed.ts');
  const orderSetting = {
    settings: await new ShopSettings(db, new CatalogueVersion(db), config).current(),
    admin: (await findSuperAdmin(db))!,
    passwordHash: await passwords.hash(randomPassword()),
    holdMinutes: config.holdMinutes,
  };
  await seedDemo({ db, files, now: new Date(), orderSetting });
}

async function openMetrics(): Promise<Metrics> {
  const { Metrics } = await import('./platform/observability/metrics.ts');
  return new Metrics();
}

async function serveMetrics(port: number, { registry }: Metrics, db: Database): Promise<() => Promise<void>> {
  const server = await import('./platform/observability/metrics-server.ts');
  return server.serveMetrics(port, registry, db);
}

/** Printed once, never logged. */
function tellFirstPassword(email: string, password: string): void {
  process.stdout.write(`The shop's account is ${email}; its password, shown only now: ${password}\n`);
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { host, port, publicUrl }: Config,
): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => `the shop is open at ${publicUrl}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${port} is in use at ${host}.`);
    if (code === 'EACCES') throw new ConfigError(`PORT ${port} may not be used by this user.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}
