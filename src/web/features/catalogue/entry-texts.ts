import type { ImageAlts } from '#contract/common.ts';
import type { Lang } from '#domain/language.ts';
import { contentText } from '#i18n/content.ts';
import type { ContentText } from '#ui/Text.tsx';

export interface Titled {
  title: string;
  description: string;
  translations: { en?: { title?: string; description?: string } };
}

export function titleOf(lang: Lang, entry: Titled): ContentText {
  return contentText(lang, entry.title, entry.translations.en?.title);
}

export function descriptionOf(lang: Lang, entry: Titled): ContentText {
  return contentText(lang, entry.description, entry.translations.en?.description);
}

/** The first paragraph of the description. */
export function summaryOf(lang: Lang, entry: Titled): ContentText {
  const description = descriptionOf(lang, entry);
  return { ...description, text: firstParagraph(description.text) };
}

export function firstParagraph(text: string): string {
  return text.split(/\n\s*\n/, 1)[0]!;
}

export function locationOf(
  lang: Lang,
  entry: { location: string; translations: { en?: { location?: string } } },
): ContentText {
  return contentText(lang, entry.location, entry.translations.en?.location);
}

/** The picture's alt text in the page's language, else the other's, else the entry's title. */
export function altOf(lang: Lang, entry: Titled & { imageAlts: ImageAlts }, address: string | null): string {
  const alts = address === null ? undefined : entry.imageAlts[address];
  return alts?.[lang] ?? alts?.[lang === 'he' ? 'en' : 'he'] ?? titleOf(lang, entry).text;
}
