/** What an address asks of the pages before anything is rendered (product.md, Language and address). */
import type { Lang } from '#domain/language.ts';
import { readLanguage } from '#contract/routes.ts';

export type AddressVerdict =
  | { kind: 'page'; href: string; lang: Lang }
  /** To the plain form, for good. */
  | { kind: 'plain'; location: string }
  /** From `/` to the remembered language, this once. */
  | { kind: 'remembered'; location: string };

/** Slashes of either kind in a row: at the start a browser reads them as another host, anywhere else they name nothing. */
const SLASHES = /[\\/]{2,}/g;

/** `url`: path and query as they came; `cookies`: the Cookie header. */
export function judgeAddress(url: string, cookies: string | undefined): AddressVerdict {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  const single = path.replace(SLASHES, '/');
  if (single !== path || (path.length > 1 && path.endsWith('/'))) {
    return { kind: 'plain', location: `/${single.replace(/^[\\/]|\/$/g, '')}${query}` };
  }
  if (path === '/' && rememberedLanguage(cookies) === 'en')
    return { kind: 'remembered', location: `/en${query}` };
  return { kind: 'page', href: path + query, lang: readLanguage(path).lang };
}

function rememberedLanguage(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)lang=([^;]*)/.exec(cookies ?? '')?.[1];
}
