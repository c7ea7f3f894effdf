/**
 * The journeys in a browser, in both directions, on a Chromium that the machine has, against
 * shops of their own (one with the demo catalogue, one empty) on fresh, temporary data.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { DESKTOP, EMPTY_SHOP, ADMIN_SHOP, SHOP } from './e2e/support/places.ts';
import type { ShopOptions } from './e2e/support/fixtures.ts';
import { isLong } from './test/long-run.ts';

/** Debian's packages: the headless build is the same engine for two thirds of the work. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH || DEBIAN.find((path) => existsSync(path));

/** A browser that keeps to itself: it asks nobody but our servers. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function shopServer(url: string, demo: 'on' | 'off') {
  return {
    command: 'node e2e/support/serve.ts',
    url: `${url}/api/health`,
    // A number, so that the order has somebody to go to.
    env: { PORT: new URL(url).port, DEMO: demo, ...(demo === 'on' ? { SHOP_WHATSAPP: '972500000000' } : {}) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    timeout: 180_000,
  };
}

/**
 * The short run takes these in both languages and everything else in Hebrew: each page, the change of language, and a
 * customer's way from a product to a paid order. It leaves out what is tagged `@long`: rarer faults, and other ways
 * to the same end. `npm run test:long` takes everything in both languages.
 */
const IN_BOTH = ['customer-journey', 'every-page', 'language', 'whole-order'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: 'list',
  // Generous, since a busy machine is no fault: what is there is not waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: [shopServer(SHOP, 'on'), shopServer(EMPTY_SHOP, 'off'), shopServer(ADMIN_SHOP, 'on')],
  use: {
    baseURL: SHOP,
    browserName: 'chromium',
    ...(executablePath ? {} : { channel: 'chrome' }),
    launchOptions: { executablePath, args: ARGS },
    viewport: DESKTOP,
    timezoneId: 'Asia/Jerusalem',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'he-rtl',
      use: { language: 'he', locale: 'he-IL' },
      ...(isLong ? {} : { grepInvert: /@short-en|@long/ }),
    },
    {
      name: 'en-ltr',
      use: { language: 'en', locale: 'en-IL' },
      ...(isLong ? {} : { grepInvert: /@short-he|@long/, testMatch: IN_BOTH }),
    },
  ],
});
