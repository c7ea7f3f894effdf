/**
 * The long texts of single pages, a file each and language: they come with their screen
 * (`screens.ts`) and weigh on no other page. English must match Hebrew by type.
 */
import type { Lang } from '../../domain/language.ts';
import type { Texts } from '../messages.ts';
import type { aboutHe } from './about.he.ts';
import type { accessibilityHe } from './accessibility.he.ts';
import type { contactHe } from './contact.he.ts';
import type { privacyHe } from './privacy.he.ts';
import type { termsHe } from './terms.he.ts';

export interface PageTexts {
  about: Texts<typeof aboutHe>;
  accessibility: Texts<typeof accessibilityHe>;
  contact: Texts<typeof contactHe>;
  privacy: Texts<typeof privacyHe>;
  terms: Texts<typeof termsHe>;
}
export type PageTextsName = keyof PageTexts;

const IMPORTERS: { [Name in PageTextsName]: Record<Lang, () => Promise<PageTexts[Name]>> } = {
  about: {
    he: async () => (await import('./about.he.ts')).aboutHe,
    en: async () => (await import('./about.en.ts')).aboutEn,
  },
  accessibility: {
    he: async () => (await import('./accessibility.he.ts')).accessibilityHe,
    en: async () => (await import('./accessibility.en.ts')).accessibilityEn,
  },
  contact: {
    he: async () => (await import('./contact.he.ts')).contactHe,
    en: async () => (await import('./contact.en.ts')).contactEn,
  },
  privacy: {
    he: async () => (await import('./privacy.he.ts')).privacyHe,
    en: async () => (await import('./privacy.en.ts')).privacyEn,
  },
  terms: {
    he: async () => (await import('./terms.he.ts')).termsHe,
    en: async () => (await import('./terms.en.ts')).termsEn,
  },
};

const loaded: { [Name in PageTextsName]?: Partial<Record<Lang, PageTexts[Name]>> } = {};

/** Brings a page's texts in a language; afterwards `pageTextsOf` has them. */
export async function loadPageTexts<Name extends PageTextsName>(name: Name, lang: Lang): Promise<PageTexts[Name]> {
  const known: Partial<Record<Lang, PageTexts[Name]>> = (loaded[name] ??= {});
  return (known[lang] ??= await IMPORTERS[name][lang]());
}

/** The texts that `loadPageTexts` has brought. */
export function pageTextsOf<Name extends PageTextsName>(name: Name, lang: Lang): PageTexts[Name] {
  const texts = loaded[name]?.[lang];
  if (!texts) throw new Error(`The texts of '${name}' in '${lang}' were not loaded`);
  return texts;
}

/** The source file of a page's texts, which the server names in the first HTML. */
export function pageTextsModule(name: PageTextsName, lang: Lang): string {
  return `src/i18n/pages/${name}.${lang}.ts`;
}
