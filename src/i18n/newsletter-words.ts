/**
 * What the box says that asks for the newsletter. The log of consents names the version that was shown, as a proof of
 * what was agreed to (section 30A of the Communications Law): other words are a new version, and none is ever changed
 * or removed.
 */
import type { Lang } from '#domain/language.ts';

const VERSIONS: Record<string, Record<Lang, string>> = {
  '1': {
    he: 'אני רוצה לקבל במייל חדשות ופרסומת מהחנות: עבודות חדשות, מועדי סדנאות ומבצעים.',
    en: 'Email me news and advertising from the shop: new pieces, workshop dates and offers.',
  },
};

const version = '1';

export const NEWSLETTER_WORDS = { version, ...VERSIONS[version]! };

/** Null for a version of a later release. */
export function wordsOfVersion(name: string, lang: Lang): string | null {
  return VERSIONS[name]?.[lang] ?? null;
}
