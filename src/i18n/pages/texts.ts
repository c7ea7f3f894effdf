/**
 * The long texts of single pages, a file each and language: they come with their screen
 * (`screens.ts`) and weigh on no other page. English must match Hebrew by type.
 */
import type { Lang } from '../../domain/language.ts';
import type { Texts } from '../messages.ts';
import type { aboutHe } from './about.he.ts';
import type { accessibilityHe } from './accessibility.he.ts';
import type { categoryHe } from './category.he.ts';
import type { checkoutHe } from './checkout.he.ts';
import type { contactHe } from './contact.he.ts';
import type { homeHe } from './home.he.ts';
import type { loginHe } from './login.he.ts';
import type { privacyHe } from './privacy.he.ts';
import type { productHe } from './product.he.ts';
import type { registerHe } from './register.he.ts';
import type { searchHe } from './search.he.ts';
import type { shopHe } from './shop.he.ts';
import type { termsHe } from './terms.he.ts';
import type { tutorialHe } from './tutorial.he.ts';
import type { tutorialsHe } from './tutorials.he.ts';
import type { workshopHe } from './workshop.he.ts';

export interface PageTexts {
  about: Texts<typeof aboutHe>;
  accessibility: Texts<typeof accessibilityHe>;
  category: Texts<typeof categoryHe>;
  checkout: Texts<typeof checkoutHe>;
  contact: Texts<typeof contactHe>;
  home: Texts<typeof homeHe>;
  login: Texts<typeof loginHe>;
  privacy: Texts<typeof privacyHe>;
  product: Texts<typeof productHe>;
  register: Texts<typeof registerHe>;
  search: Texts<typeof searchHe>;
  shop: Texts<typeof shopHe>;
  terms: Texts<typeof termsHe>;
  tutorial: Texts<typeof tutorialHe>;
  tutorials: Texts<typeof tutorialsHe>;
  workshop: Texts<typeof workshopHe>;
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
  category: {
    he: async () => (await import('./category.he.ts')).categoryHe,
    en: async () => (await import('./category.en.ts')).categoryEn,
  },
  checkout: {
    he: async () => (await import('./checkout.he.ts')).checkoutHe,
    en: async () => (await import('./checkout.en.ts')).checkoutEn,
  },
  contact: {
    he: async () => (await import('./contact.he.ts')).contactHe,
    en: async () => (await import('./contact.en.ts')).contactEn,
  },
  home: {
    he: async () => (await import('./home.he.ts')).homeHe,
    en: async () => (await import('./home.en.ts')).homeEn,
  },
  login: {
    he: async () => (await import('./login.he.ts')).loginHe,
    en: async () => (await import('./login.en.ts')).loginEn,
  },
  privacy: {
    he: async () => (await import('./privacy.he.ts')).privacyHe,
    en: async () => (await import('./privacy.en.ts')).privacyEn,
  },
  product: {
    he: async () => (await import('./product.he.ts')).productHe,
    en: async () => (await import('./product.en.ts')).productEn,
  },
  tutorials: {
    he: async () => (await import('./tutorials.he.ts')).tutorialsHe,
    en: async () => (await import('./tutorials.en.ts')).tutorialsEn,
  },
  workshop: {
    he: async () => (await import('./workshop.he.ts')).workshopHe,
    en: async () => (await import('./workshop.en.ts')).workshopEn,
  },
  tutorial: {
    he: async () => (await import('./tutorial.he.ts')).tutorialHe,
    en: async () => (await import('./tutorial.en.ts')).tutorialEn,
  },
  register: {
    he: async () => (await import('./register.he.ts')).registerHe,
    en: async () => (await import('./register.en.ts')).registerEn,
  },
  search: {
    he: async () => (await import('./search.he.ts')).searchHe,
    en: async () => (await import('./search.en.ts')).searchEn,
  },
  shop: {
    he: async () => (await import('./shop.he.ts')).shopHe,
    en: async () => (await import('./shop.en.ts')).shopEn,
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
