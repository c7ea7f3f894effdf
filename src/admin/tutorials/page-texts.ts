/** In a form, texts go with their pictures: moving a page moves its text, and two admins' changes merge. */
import type { ImageAlts } from '#contract/common.ts';
import type { PageText } from '#contract/tutorials.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { idsOf } from '../pictures/order.ts';

/** By the picture's id (`idsOf`). */
export type TextsByPage = ImageAlts;

interface Texts {
  contentImagesPathes: readonly string[];
  pageTexts: TextsByPage;
}

/** `pages`: plain addresses. */
export function textsByPage(pages: readonly string[], texts: readonly PageText[]): TextsByPage {
  const written = idsOf(pages).flatMap((id, place) => {
    const { text: he = '', translations } = texts[place] ?? {};
    const en = translations?.en?.text ?? '';
    return he || en ? [[id, { ...(he && { he }), ...(en && { en }) }] as const] : [];
  });
  return Object.fromEntries(written);
}

/** One for each page, as they are sent. */
export function textsInOrder({ contentImagesPathes, pageTexts }: Texts): PageText[] {
  return idsOf(contentImagesPathes).map((id) => {
    const { he = '', en = '' } = pageTexts[id] ?? {};
    return { text: he, ...(en && { translations: { en: { text: en } } }) };
  });
}

/** Which languages the texts of each page lack. */
export function missingTexts({ contentImagesPathes, pageTexts }: Texts): readonly (readonly Lang[])[] {
  return idsOf(contentImagesPathes).map((id) => LANGS.filter((lang) => !pageTexts[id]?.[lang]?.trim()));
}

/** From the page after `place` on and around; null if each has its text. */
export function nextWithout(missing: readonly (readonly Lang[])[], place: number): number | null {
  const places = missing.map((_langs, index) => (place + 1 + index) % missing.length);
  return places.find((one) => missing[one]!.length > 0) ?? null;
}

/** A page whose picture is replaced keeps its text. */
export function withReplaced(texts: TextsByPage, old: string, address: string): TextsByPage {
  return texts[old] && !texts[address] ? { ...texts, [address]: texts[old] } : texts;
}

/** Where the API finds fault with a page's text. */
export function pathOfText(place: number, lang: Lang): string {
  return `pageTexts.${place}.${lang === 'he' ? 'text' : 'translations.en.text'}`;
}
