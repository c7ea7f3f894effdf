import '../form/zod-without-jit.ts';
import type { SettingsValues } from '#contract/settings.ts';
import { SHOP_TEXTS, SHOP_TEXT_KEYS, type ShopPictureKey, type ShopTextKey } from '#domain/shop-texts.ts';
import { noText, type Pair } from '../form/pair.ts';
import { valueOf } from '../settings/setting-tree.ts';

/** In the order of the site. */
export const PAGES = [
  'home',
  'about',
  'contact',
  'shop',
  'workshops',
  'tutorials',
  'category',
  'footer',
  'terms',
  'privacy',
] as const;
export type WordsPageName = (typeof PAGES)[number];

type TextsOf<Page extends string> = {
  [Key in ShopTextKey as Key extends `${Page}.${infer Place}` ? Place : never]: Key extends ShopPictureKey
    ? string
    : Pair;
};

/** Texts nest by page, as errors name them. */
export interface WordsForm {
  texts: { [Page in WordsPageName]: TextsOf<Page> };
}

export const keysOf = (page: WordsPageName) => SHOP_TEXT_KEYS.filter((key) => key.startsWith(`${page}.`));

export const blankWords = (): WordsForm => nested((key) => (isPicture(key) ? '' : noText()));

export const wordsForm = ({ texts }: Pick<SettingsValues, 'texts'>): WordsForm =>
  nested((key) => valueOf(isPicture(key) ? '' : noText(), texts[key]));

export function isPicture(key: ShopTextKey): key is ShopPictureKey {
  return SHOP_TEXTS[key] === 'picture';
}

function nested(valueAt: (key: ShopTextKey) => unknown): WordsForm {
  const pages = PAGES.map((page) => [
    page,
    Object.fromEntries(keysOf(page).map((key) => [key.slice(page.length + 1), valueAt(key)])),
  ]);
  // Has every key of the table of texts.
  return { texts: Object.fromEntries(pages) } as WordsForm;
}
