/** One real PostgreSQL for the whole run; every test creates a database in it. */
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startEmbeddedPostgres(SETTINGS);
  project.provide('postgresUrl', url);
  return stop;
}
