/** The types hold the keys together; this holds what types can't see: empty, copied or foreign texts. */
import { describe, expect, it } from 'vitest';
import type { Lang } from '#domain/language.ts';
import { en } from './en.ts';
import { he } from './he.ts';
import { loadPageTexts, type PageTextsName } from './pages/texts.ts';

type Leaf = [key: string, text: string];

/** Every text with its key; a text that takes a number is tried with several. */
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

/** The dictionary with the long texts of single pages. */
async function wholeOf(lang: Lang, dictionary: object) {
  const names: PageTextsName[] = ['about', 'accessibility', 'contact', 'privacy', 'terms'];
  const texts = await Promise.all(
    names.map(async (name) => [name, await loadPageTexts(name, lang)] as const),
  );
  return leavesOf({ ...dictionary, pages: Object.fromEntries(texts) });
}

const hebrew = await wholeOf('he', he);
const english = new Map(await wholeOf('en', en));

/** The other language's name, said in that language, and marks that are no words. */
const SHARED = new Set([
  // Numbers and the maker's own title only.
  ...[0, 1, 2, 3, 11, 24].map((n) => `checkout.orderLine(${n})`),
  'language.switchTo',
  'language.switchMark',
]);

describe('the dictionaries', () => {
  it('have the same keys in the same order', () => {
    expect([...english.keys()]).toEqual(hebrew.map(([key]) => key));
  });

  it.each(hebrew)('%s stands in both languages', (key, text) => {
    const other = english.get(key)!;
    expect(text.trim()).not.toBe('');
    expect(other.trim()).not.toBe('');
    if (SHARED.has(key)) return;
    expect(text).toMatch(/[\u0590-\u05ff]|^©/);
    expect(other).not.toMatch(/[\u0590-\u05ff]/);
  });

  it('count as each language counts', () => {
    expect([1, 2, 3, 11].map(he.shop.itemsCount)).toEqual([
      'פריט אחד',
      'שני פריטים',
      '3 פריטים',
      '11 פריטים',
    ]);
    expect([1, 2, 11].map(en.shop.itemsCount)).toEqual(['1 piece', '2 pieces', '11 pieces']);
  });
});
