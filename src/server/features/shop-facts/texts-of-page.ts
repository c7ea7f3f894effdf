import type { ShownText } from '#contract/shop-facts.ts';
import type { ShopTexts } from '#contract/shop-texts.ts';
import { SHOP_TEXT_KEYS, type WordsPage } from '#domain/shop-texts.ts';
import type { Lang } from '#domain/language.ts';
import { contentText } from '#i18n/content.ts';

/** By the part of the key after the dot. */
export function textsOfPage(texts: ShopTexts, page: WordsPage, lang: Lang): Record<string, ShownText | null> {
  const keys = SHOP_TEXT_KEYS.filter((key) => key.startsWith(`${page}.`));
  return Object.fromEntries(keys.map((key) => [key.slice(page.length + 1), shown(texts[key], lang)]));
}

function shown(value: ShopTexts[keyof ShopTexts], lang: Lang): ShownText | null {
  if (value === null) return null;
  return typeof value === 'string' ? { text: value, lang } : contentText(lang, value.he, value.en);
}
