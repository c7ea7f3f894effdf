/** What a public page says where the admin has written nothing. */
import type { ShopTexts } from '#contract/shop-texts.ts';
import { SHOP_TEXTS, SHOP_TEXT_KEYS, type ShopTextKey, type ShopWordsKey } from '#domain/shop-texts.ts';
import { demoTextsEn } from './demo.en.ts';
import { demoTextsHe } from './demo.he.ts';
import { handoverEn } from './delivery.en.ts';
import { handoverHe } from './delivery.he.ts';
import type { StatedFacts } from './facts.ts';
import { plainTextsEn } from './plain.en.ts';
import { plainTextsHe } from './plain.he.ts';
import { privacyTextsEn } from './privacy.en.ts';
import { privacyTextsHe } from './privacy.he.ts';
import { termsTextsEn } from './terms.en.ts';
import { termsTextsHe } from './terms.he.ts';

type Words = Partial<Record<ShopWordsKey, string | null>>;

/** `isDemo`: the demo maker's words and promises. */
export function defaultTexts(facts: StatedFacts, isDemo: boolean): ShopTexts {
  const heWords = isDemo ? demoTextsHe : plainTextsHe(facts);
  const enWords = isDemo ? demoTextsEn : plainTextsEn(facts);
  const he: Words = {
    ...heWords,
    'home.goodToKnow': `${handoverHe(facts)}\n${heWords['home.goodToKnow']}`,
    ...termsTextsHe(facts, isDemo),
    ...privacyTextsHe(facts),
  };
  const en: Words = {
    ...enWords,
    'home.goodToKnow': `${handoverEn(facts)}\n${enWords['home.goodToKnow']}`,
    ...termsTextsEn(facts, isDemo),
    ...privacyTextsEn(facts),
  };
  const texts = SHOP_TEXT_KEYS.map((key) => [key, isWords(key) ? inBoth(he[key], en[key]) : null]);
  // Has every key of the table.
  return Object.fromEntries(texts) as ShopTexts;
}

function isWords(key: ShopTextKey): key is ShopWordsKey {
  return SHOP_TEXTS[key] !== 'picture';
}

function inBoth(he: string | null | undefined, en: string | null | undefined) {
  return he ? { he, ...(en ? { en } : {}) } : null;
}
