import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    // Much of a test is waiting for a database: a small machine does two files at once, too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['test/databases.global-setup.ts'],
    // A server or a PostgreSQL that a test starts has this long to come up on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is there is not waited for.
    expect: { poll: { timeout: 30_000 } },
  },
});
