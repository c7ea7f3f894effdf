import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    // Much of a test is waiting for a database: a small machine does two files at once, too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['test/postgres.global-setup.ts'],
    // A server that a test starts has this long to come up on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
