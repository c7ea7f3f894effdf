import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    // Much of a test is waiting for a disk or a database: one file more than there are cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ['test/databases.global-setup.ts'],
    // A server or a PostgreSQL that a test starts has this long to come up on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is there is not waited for.
    expect: { poll: { timeout: 30_000 } },
  },
});
