import { expect, it } from 'vitest';
import { WORDS_PAGES, SHOP_TEXT_KEYS } from '#domain/shop-texts.ts';
import { textNamesHe } from '#i18n/admin/text-names.he.ts';
import { inputOf, settingsIn } from '../settings/setting-tree.ts';
import { blankWords, PAGES } from './words-values.ts';

it('has a field and a name for every text of every page', () => {
  const paths = SHOP_TEXT_KEYS.map((key) => `texts.${key}`).toSorted();
  expect(
    settingsIn(blankWords())
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(paths);
  expect(Object.keys(textNamesHe).toSorted()).toEqual(paths);
  expect([...PAGES].toSorted()).toEqual([...WORDS_PAGES, 'footer'].toSorted());
});

it('sends texts as one flat object', () => {
  const values = blankWords();
  values.texts.home.heroTitle.he = 'שלום';
  values.texts.about.image = '/files/a.webp';
  expect(inputOf(values, blankWords(), blankWords())).toEqual({
    texts: { 'home.heroTitle': { he: 'שלום', en: null }, 'about.image': '/files/a.webp' },
  });
});
