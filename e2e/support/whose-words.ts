/** What of a page is not its admin's own: the demo's words, promises and facts, and the program's name. */
import { DEFAULT_SHOP_NAME as NAME } from '#server/config.ts';
import { DEFAULT_SETTINGS, DEMO_SETTINGS } from '#server/features/settings/default-settings.ts';
import { LANGS } from '#domain/language.ts';
import { defaultTexts } from '#i18n/shop-texts/defaults.ts';

const FACTS = [NAME.he, NAME.en, 'הרצליה', 'Herzliya', '09-000-0000', 'studio@example.co.il'];

/** What the program says of any shop that is paid as the demo is. */
const plain = new Set(
  [DEFAULT_SETTINGS, { ...DEFAULT_SETTINGS, payments: DEMO_SETTINGS.payments }].flatMap((settings) =>
    [true, false].flatMap((hasProvider) => sentencesOf(defaultTexts({ ...settings, hasProvider }, false))),
  ),
);
const demo = sentencesOf(defaultTexts({ ...DEMO_SETTINGS, hasProvider: false }, true)).filter(
  (sentence) => !plain.has(sentence),
);
const FOREIGN = [...FACTS, ...demo];

/** Of an HTML page, a calendar or any other text. */
export function foreignWords(text: string): string[] {
  const read = text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  return FOREIGN.filter((words) => read.includes(words));
}

function sentencesOf(texts: ReturnType<typeof defaultTexts>): string[] {
  return Object.values(texts)
    .flatMap((text) => (text === null || typeof text === 'string' ? [] : LANGS.map((lang) => text[lang])))
    .flatMap((text) => text?.split(/\n|(?<=[.!?]) /) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 12);
}
