/** A shop without SMTP promises no mail (docs/rules.md#accounts). */
import { afterEach, expect, it } from 'vitest';
import { inLanguage, pages } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { type TestApp, createTestApp } from './app.ts';
import { builtPages } from './pages.ts';

let app: TestApp;
afterEach(() => app.close());

it.each([
  ['promises a mail', { SMTP_URL: 'smtp://127.0.0.1:1', SHOP_EMAIL: 'maker@shop.example' }],
  ['promises none without SMTP', {}],
])('the form that cancels an order %s', async (_, env) => {
  app = await createTestApp('sqlite', { ...(await builtPages()), env });
  const told = [];
  for (const lang of LANGS) {
    const { text } = await app.get(inLanguage(lang, pages.cancel()));
    told.push(...(text.match(/נשלח מיד במייל|is mailed at once|המייל של האישור|confirmation email/g) ?? []));
  }
  // The lead, the description for search engines and for who shares the page, and the number's hint.
  expect(new Set(told).size).toBe('SMTP_URL' in env ? 4 : 0);
});
