/** What an address asks of the pages before anything is rendered (product.md, Language and address). */
import type { Lang } from '../../domain/language.ts';
import { readLanguage } from '../../contract/routes.ts';

export type AddressVerdict =
  | { kind: 'page'; href: string; lang: Lang }
  /** To the plain form, for good. */
  | { kind: 'plain'; location: string }
  /** From `/` to the remembered language, this once. */
  | { kind: 'remembered'; location: string };

/** A browser reads two slashes of either kind at the start of an address as another host. */
const DOUBLE_START = /^\/[\\/]/;

/** `url`: path and query as they came; `cookies`: the Cookie header. */
export function judgeAddress(url: string, cookies: string | undefined): AddressVerdict {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  if (path.length > 1 && (path.endsWith('/') || DOUBLE_START.test(path))) {
    return { kind: 'plain', location: `/${path.replace(/^[\\/]+|\/+$/g, '')}${query}` };
  }
  if (path === '/' && rememberedLanguage(cookies) === 'en') return { kind: 'remembered', location: `/en${query}` };
  return { kind: 'page', href: path + query, lang: readLanguage(path).lang };
}

function rememberedLanguage(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)lang=([^;]*)/.exec(cookies ?? '')?.[1];
}
