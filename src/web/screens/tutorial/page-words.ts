import { plainAddress } from '#contract/page-grants.ts';
import type { PageText, Tutorial } from '#contract/tutorials.ts';
import type { Lang } from '#domain/language.ts';
import { contentText } from '#i18n/content.ts';
import type { ContentText } from '#ui/Text.tsx';

/** What is written beside a page; null if nothing is. */
export function textOf(lang: Lang, page: PageText | undefined): ContentText | null {
  const english = page?.translations?.en?.text;
  const base = page?.text || english;
  return base ? contentText(lang, base, english) : null;
}

/** A page's alternative text in the page's language, else the other; null if there is none. */
export function altOfPage(
  lang: Lang,
  { imageAlts }: Pick<Tutorial, 'imageAlts'>,
  address: string,
): ContentText | null {
  const alts = imageAlts[plainAddress(address)];
  const other = lang === 'he' ? 'en' : 'he';
  if (alts?.[lang]) return { text: alts[lang], lang };
  return alts?.[other] ? { text: alts[other], lang: other } : null;
}

/** An alternative text that only repeats the text beside the picture is none. */
export function repeats(alt: ContentText, text: ContentText | null): boolean {
  return text !== null && text.text.includes(alt.text);
}
