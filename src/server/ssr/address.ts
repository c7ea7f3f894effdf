import type { Lang } from '#domain/language.ts';
import { PAGE_PATHS, readLanguage } from '#contract/routes.ts';

export type AddressVerdict =
  | { kind: 'page'; href: string; lang: Lang }
  | { kind: 'plain'; location: string }
  /** Temporary redirect from `/` to the remembered language. */
  | { kind: 'remembered'; location: string };

/** `/shop/$id`, and `/account/{-$section}` with or without its section. */
const PAGE_PATTERNS = Object.values(PAGE_PATHS).map(
  (path) => new RegExp(`^${path.replace(/\/\{-\$\w+\}/, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`),
);

/** At the start browsers read them as another host. */
const SLASHES = /[\\/]{2,}/g;

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

/** Whether a page may be there; an entry's id isn't looked up. */
export function isPageAddress(path: string): boolean {
  const { path: unprefixed } = readLanguage(path);
  return PAGE_PATTERNS.some((pattern) => pattern.test(unprefixed));
}

function rememberedLanguage(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)lang=([^;]*)/.exec(cookies ?? '')?.[1];
}
