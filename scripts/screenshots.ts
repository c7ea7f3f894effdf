/**
 * `node scripts/screenshots.ts [PATH] [SHOP]`: a page of a running shop in both languages, at 390 and 1280 px,
 * whole, to `test-results/screenshots`. PATH is unprefixed, `/` unless told; SHOP is http://127.0.0.1:3000.
 */
import { join } from 'node:path';
import { firstVisit, launchBrowser } from '../bench/lib/browser.ts';
import { SCREENS } from '../bench/lib/measure.ts';
import { inLanguage } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';

const [path = '/', shop = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const to = join(import.meta.dirname, '..', 'test-results', 'screenshots');
const name = path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

const browser = await launchBrowser();
for (const lang of LANGS) {
  for (const screen of SCREENS) {
    const context = await firstVisit(browser, lang, screen);
    const page = await context.newPage();
    await page.goto(shop + inLanguage(lang, path), { waitUntil: 'networkidle' });
    // What lies below the fold loads when it comes near.
    await page.evaluate(() =>
      document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager')),
    );
    await page.waitForLoadState('networkidle');
    const file = join(to, `${name}-${lang}-${screen.width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
    await context.close();
  }
}
await browser.close();
