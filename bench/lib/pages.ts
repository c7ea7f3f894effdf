/** The pages that are looked at, in both languages. */
import { inLanguage, pages } from '../../src/contract/routes.ts';
import { LANGS } from '../../src/domain/language.ts';
import type { PageUnderTest } from './measure.ts';

const PATHS = { home: pages.home(), shop: pages.shop(), tutorials: pages.tutorials() };

export const PAGES: PageUnderTest[] = Object.entries(PATHS).flatMap(([name, path]) =>
  LANGS.map((lang) => ({ name, lang, path: inLanguage(lang, path) })),
);
