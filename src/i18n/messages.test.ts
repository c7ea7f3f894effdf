/** Types guarantee the keys; these tests find empty, copied and untranslated texts. */
import { describe, expect, it } from 'vitest';
import type { Lang } from '#domain/language.ts';
import { en } from './en.ts';
import checkoutEn from './pages/checkout.en.ts';
import checkoutHe from './pages/checkout.he.ts';
import { he } from './he.ts';
import { loadPageTexts, type PageTextsName } from './pages/texts.ts';

type Leaf = [key: string, text: string];

/** Every text with its key; a function is called with several numbers. */
function leavesOf(node: unknown, key = ''): Leaf[] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node === 'function') {
    return [0, 1, 2, 3, 11, 24].map((n) => [
      `${key}(${n})`,
      (node as (...values: unknown[]) => string)(n, n),
    ]);
  }
  return Object.entries(node as object).flatMap(([name, child]) =>
    leavesOf(child, key ? `${key}.${name}` : name),
  );
}

/** The dictionary and the texts of single pages. */
async function wholeOf(lang: Lang, dictionary: object) {
  const names: PageTextsName[] = ['about', 'accessibility', 'contact', 'privacy', 'terms'];
  const texts = await Promise.all(
    names.map(async (name) => [name, await loadPageTexts(name, lang)] as const),
  );
  return leavesOf({ ...dictionary, pages: Object.fromEntries(texts) });
}

const hebrew = await wholeOf('he', he);
const english = new Map(await wholeOf('en', en));

/** Not in the language of their dictionary. */
const SHARED = new Set([
  // Only numbers and a title.
  ...[0, 1, 2, 3, 11, 24].map((n) => `checkout.orderLine(${n})`),
  'language.switchTo',
  'language.switchMark',
]);

describe('the dictionaries', () => {
  it('have the same keys in the same order', () => {
    expect([...english.keys()]).toEqual(hebrew.map(([key]) => key));
  });

  it.each(hebrew)('%s is in both languages', (key, text) => {
    const other = english.get(key)!;
    expect(text.trim()).not.toBe('');
    expect(other.trim()).not.toBe('');
    if (SHARED.has(key)) return;
    expect(text).toMatch(/[\u0590-\u05ff]|^©/);
    expect(other).not.toMatch(/[\u0590-\u05ff]/);
  });

  it('use the plural forms of their language', () => {
    expect([1, 2, 3, 11].map(checkoutHe.cart.count)).toEqual([
      'פריט אחד',
      'שני פריטים',
      '3 פריטים',
      '11 פריטים',
    ]);
    expect([1, 2, 11].map(checkoutEn.cart.count)).toEqual(['1 item', '2 items', '11 items']);
  });

  it.each([1, 2, 3, 12])('says the %i on the cart’s button in its name', (quantity) => {
    for (const { nav } of [he, en]) expect(nav.cartWith(quantity)).toContain(String(quantity));
  });
});
