/** `node scripts/screenshots.ts [PATH] [SHOP]`: the page in both languages and two widths, in test-results. */
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
    // What is below the fold comes when it comes near.
    await page.evaluate(() => {
      delete document.documentElement.dataset.near;
      for (const picture of document.images) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const file = join(to, `${name}-${lang}-${screen.width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
    await context.close();
  }
}
await browser.close();
