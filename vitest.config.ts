import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** These make whatever they test: the modules hold nothing from one file to the next, and a worker loads them once. */
const SHARED = ['src/{server,domain,contract,i18n}/**/*.test.ts', 'test/{payments,security}/**/*.test.ts'];
/** This one replaces a module. */
const REPLACES = 'src/server/route-facts.test.ts';

export default defineConfig({
  test: {
    // Much of a test is waiting for a disk or a database: one file more than there are cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ['test/databases.global-setup.ts'],
    // A server or a PostgreSQL that a test starts has this long to come up on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is there is not waited for.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED, exclude: [REPLACES], isolate: false } },
      // Their stores keep what a page keeps. A context of its own takes a third of a process's work.
      {
        extends: true,
        test: { name: 'browser', include: ['src/{web,ui,admin}/**/*.test.{ts,tsx}'], pool: 'vmThreads' },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['test/**/*.test.ts', REPLACES],
          exclude: ['test/{payments,security}/**'],
        },
      },
    ],
  },
});
