import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.global-setup.ts'],
    // A server that a test starts has this long to come up on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
