import { expect, test } from 'vitest';
import { mergeValues } from '../form/merge.ts';
import { missingTexts, nextWithout, textsByPage, textsInOrder, withReplaced } from './page-texts.ts';

const [A, B, C] = ['/files/a.webp', '/files/b.webp', '/files/c.webp'];
const en = (text: string) => ({ translations: { en: { text } } });
const TEXTS = [{ text: 'סימון', ...en('Mark') }, { text: '' }, { text: 'ניסור' }];

test('texts come back as they were', () => {
  const contentImagesPathes = [A, B, C];
  expect(textsInOrder({ contentImagesPathes, pageTexts: textsByPage(contentImagesPathes, TEXTS) })).toEqual(
    TEXTS,
  );
  expect(textsByPage([A, B], [])).toEqual({});
});

test('a text moves and goes with its page', () => {
  const pageTexts = textsByPage([A, B, C], TEXTS);
  expect(textsInOrder({ contentImagesPathes: [C, A], pageTexts })).toEqual([TEXTS[2], TEXTS[0]]);
});

test('a picture that is there twice has two texts', () => {
  const pages = [A, A];
  const texts = [{ text: 'לפני' }, { text: 'אחרי' }];
  expect(textsInOrder({ contentImagesPathes: pages, pageTexts: textsByPage(pages, texts) })).toEqual(texts);
});

test('a page whose picture is replaced keeps its text', () => {
  const pageTexts = withReplaced(textsByPage([A], [TEXTS[0]!]), A, B);
  expect(textsInOrder({ contentImagesPathes: [B], pageTexts })).toEqual([TEXTS[0]]);
});

test('the next page without a text is looked for from here on, and around', () => {
  const missing = missingTexts({ contentImagesPathes: [A, B, C], pageTexts: textsByPage([A, B, C], TEXTS) });
  expect(missing).toEqual([[], ['he', 'en'], ['en']]);
  expect([nextWithout(missing, 0), nextWithout(missing, 1), nextWithout(missing, 2)]).toEqual([1, 2, 1]);
  expect(nextWithout([[], []], 0)).toBeNull();
});

test('one moves pages while another writes: nothing clashes', () => {
  const base = { contentImagesPathes: [A, B, C], pageTexts: textsByPage([A, B, C], TEXTS) };
  const mine = { ...base, pageTexts: { ...base.pageTexts, [B]: { he: 'מתיחה' } } };
  const theirs = { ...base, contentImagesPathes: [B, A, C] };
  const { values, clashes } = mergeValues(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(textsInOrder(values)).toEqual([{ text: 'מתיחה' }, TEXTS[0], TEXTS[2]]);
});
