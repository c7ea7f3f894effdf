/**
 * The long texts of single pages, a file each and language: they come with their screen
 * (`screens.ts`) and weigh on no other page. English must match Hebrew by type.
 */
import type { Lang } from '#domain/language.ts';
import type { Texts } from '../message-types.ts';
import type aboutHe from './about.he.ts';
import type accessibilityHe from './accessibility.he.ts';
import type categoryHe from './category.he.ts';
import type checkoutHe from './checkout.he.ts';
import type contactHe from './contact.he.ts';
import type homeHe from './home.he.ts';
import type loginHe from './login.he.ts';
import type privacyHe from './privacy.he.ts';
import type productHe from './product.he.ts';
import type registerHe from './register.he.ts';
import type searchHe from './search.he.ts';
import type shopHe from './shop.he.ts';
import type termsHe from './terms.he.ts';
import type tutorialHe from './tutorial.he.ts';
import type tutorialsHe from './tutorials.he.ts';
import type workshopHe from './workshop.he.ts';

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

const IMPORTERS: { [Name in PageTextsName]: Record<Lang, () => Promise<{ default: PageTexts[Name] }>> } = {
  about: { he: () => import('./about.he.ts'), en: () => import('./about.en.ts') },
  accessibility: { he: () => import('./accessibility.he.ts'), en: () => import('./accessibility.en.ts') },
  category: { he: () => import('./category.he.ts'), en: () => import('./category.en.ts') },
  checkout: { he: () => import('./checkout.he.ts'), en: () => import('./checkout.en.ts') },
  contact: { he: () => import('./contact.he.ts'), en: () => import('./contact.en.ts') },
  home: { he: () => import('./home.he.ts'), en: () => import('./home.en.ts') },
  login: { he: () => import('./login.he.ts'), en: () => import('./login.en.ts') },
  privacy: { he: () => import('./privacy.he.ts'), en: () => import('./privacy.en.ts') },
  product: { he: () => import('./product.he.ts'), en: () => import('./product.en.ts') },
  tutorials: { he: () => import('./tutorials.he.ts'), en: () => import('./tutorials.en.ts') },
  workshop: { he: () => import('./workshop.he.ts'), en: () => import('./workshop.en.ts') },
  tutorial: { he: () => import('./tutorial.he.ts'), en: () => import('./tutorial.en.ts') },
  register: { he: () => import('./register.he.ts'), en: () => import('./register.en.ts') },
  search: { he: () => import('./search.he.ts'), en: () => import('./search.en.ts') },
  shop: { he: () => import('./shop.he.ts'), en: () => import('./shop.en.ts') },
  terms: { he: () => import('./terms.he.ts'), en: () => import('./terms.en.ts') },
};

const loaded: { [Name in PageTextsName]?: Partial<Record<Lang, PageTexts[Name]>> } = {};

/** Brings a page's texts in a language; afterwards `pageTextsOf` has them. */
export async function loadPageTexts<Name extends PageTextsName>(
  name: Name,
  lang: Lang,
): Promise<PageTexts[Name]> {
  const known: Partial<Record<Lang, PageTexts[Name]>> = (loaded[name] ??= {});
  return (known[lang] ??= (await IMPORTERS[name][lang]()).default);
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
