/** A start of the shop: settings, database, demo catalogue, app, listen; and its end in order. */
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DatabaseOpenError, openDatabase } from './db/connection.ts';
import { settleDemo } from './db/demo-state.ts';
import { migrate } from './db/migrate.ts';
import { purgeDeleted } from './db/purge.ts';
import { seedDemo } from './demo/seed.ts';
import { ensureFirstAdmin } from './features/auth/admins.service.ts';
import { Passwords } from './features/auth/passwords.ts';
import { createFileStore } from './files/file-store.ts';
import { ensureDataDir } from './platform/data-dir.ts';
import { everyDay } from './platform/every-day.ts';
import { closeOnSignal } from './platform/shutdown.ts';
import { loadPages } from './ssr/load-pages.ts';

const DIST = join(import.meta.dirname, '../../dist');

await start().catch(stop);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  ensureDataDir(config.dataDir);
  const files = createFileStore({ dir: join(config.dataDir, 'files') });

  const db = await openDatabase(config.database);
  await migrate(db);
  if (config.demo) await seedDemo({ db, files, now: new Date() });
  else await settleDemo(db, 'declined');
  const passwords = new Passwords();
  const password = await ensureFirstAdmin({ db, config, passwords, now: () => new Date() });
  if (password !== null) tellFirstPassword(config.admin.email, password);

  const pages = await loadPages({ distDir: DIST, development: process.env.NODE_ENV === 'development' });
  const app = await buildApp({
    config,
    db,
    passwords,
    pages: pages.plugin,
    scriptHashes: pages.scriptHashes,
    files,
  });
  const purge = () => purgeDeleted(db, new Date());
  await purge();
  const endPurging = everyDay(purge, (error) => app.log.error({ err: error }, 'deleted entries were not purged'));
  closeOnSignal(app, async () => {
    await endPurging();
    await db.destroy();
  });
  await listen(app, config);
  app.outbox.start();
}

/** Once, and not in the log: whoever starts the shop reads it here. */
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

/** What the person who started it can put right is one line; a fault of ours is told in full. */
function stop(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DatabaseOpenError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
