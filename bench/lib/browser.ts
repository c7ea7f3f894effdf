/** The same browser as the end-to-end tests' (playwright.config.ts). */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import type { Screen } from './measure.ts';

const DEBIAN = '/usr/bin/chromium';

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || (existsSync(DEBIAN) ? DEBIAN : undefined);
  const args = ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : { channel: 'chrome' }) });
}

/** Nothing in the cache. */
export function firstVisit(browser: Browser, lang: Lang, viewport: Screen): Promise<BrowserContext> {
  const phone = viewport.width < 600 ? { isMobile: true, hasTouch: true, deviceScaleFactor: 3 } : {};
  return browser.newContext({ viewport, locale: LOCALE[lang].bcp47, timezoneId: 'Asia/Jerusalem', ...phone });
}
