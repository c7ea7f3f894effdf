/** A page loads only the letters it shows, and what the admin types is in the shop's fonts (src/ui/styles/fonts). */
import type { Page } from '@playwright/test';
import type { Lang } from '#domain/language.ts';
import { PHONE } from './support/places.ts';
import { expect, test } from './support/fixtures.ts';

test.use(PHONE);

/** The Hebrew home page has an email address in the font of the text. */
const FILES: Record<Lang, string[]> = {
  he: ['assistant-hebrew', 'assistant-latin', 'frank-ruhl-libre-hebrew'],
  en: ['assistant-latin', 'frank-ruhl-libre-latin'],
};

test('a page loads only the letters, digits and signs that it shows', async ({ page, shop }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([^/]+)-[^-/]+\.woff2$/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  await shop.visit('/');
  await expect.poll(() => [...asked].sort()).toEqual(FILES[shop.lang]);
  await page.waitForLoadState('networkidle');
  expect([...asked].sort()).toEqual(FILES[shop.lang]);
});

for (const { what, text } of [
  { what: 'Hebrew with points', text: 'שַׁבָּת שָׁלוֹם, בְּרֵאשִׁית וּבָרוּךְ חׇכְמָה צ׳ ד״ר תל־אביב' },
  { what: 'Latin and accents', text: 'The quick brown fox, Cricut & café — naïve Zürich? “Yes” ‘no’' },
  { what: 'digits and signs', text: '₪1,234.50 −10% (3 × 5) #7 a+b=c; 14K/18K: 925 «x» [1] a_b@c.d !' },
  { what: 'rare signs and letters with a dot in one', text: '½ < 3 > $5 €6 ™ ® {a} ~ | שׁ בּ' },
]) {
  test(`${what} are in the shop's fonts`, async ({ page, shop }) => {
    await shop.visit('/');
    for (const face of ['--text', '--display']) expect(await strangersIn(page, face, text)).toEqual([]);
  });
}

/** The system fonts that supply letters of a text in this font (a custom property). */
async function strangersIn(page: Page, face: string, text: string): Promise<string[]> {
  await page.evaluate(
    async ([family, written]) => {
      document.getElementById('sample')?.remove();
      const sample = Object.assign(document.createElement('p'), { id: 'sample', textContent: written });
      sample.style.fontFamily = `var(${family})`;
      document.body.append(sample);
      // Loaded by the layout.
      sample.getBoundingClientRect();
      await document.fonts.ready;
    },
    [face, text] as const,
  );
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument');
  const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#sample' });
  const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName, glyphCount }) => `${familyName}: ${glyphCount}`);
}
