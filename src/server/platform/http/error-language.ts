import { DEFAULT_LANG, LANGS, type Lang } from '#domain/language.ts';

/** The language of `Accept-Language` that we have and the caller likes best; Hebrew when there is none. */
export function errorLanguage(acceptLanguage: string | undefined): Lang {
  const ranges = (acceptLanguage ?? '').slice(0, 500).split(',').map(readRange);
  ranges.sort((one, other) => other.quality - one.quality);
  for (const { tag, quality } of ranges) {
    const lang =
      tag === '*' ? DEFAULT_LANG : LANGS.find((ours) => tag === ours || tag.startsWith(`${ours}-`));
    if (lang && quality > 0) return lang;
  }
  return DEFAULT_LANG;
}

function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}
