/** What a page shows, in words (api.md, Uploads: a picture's alternatives). */
import { plainAddress } from '#contract/page-grants.ts';
import type { Tutorial } from '#contract/tutorials.ts';
import type { Lang } from '#domain/language.ts';
import type { ContentText } from '#ui/Text.tsx';

/** In the page's language, else in the other; null where the maker wrote none. */
export function pageWords(
  lang: Lang,
  { imageAlts }: Pick<Tutorial, 'imageAlts'>,
  address: string,
): ContentText | null {
  const alts = imageAlts[plainAddress(address)];
  const other = lang === 'he' ? 'en' : 'he';
  if (alts?.[lang]) return { text: alts[lang], lang };
  return alts?.[other] ? { text: alts[other], lang: other } : null;
}
