/** The texts of single pages, one file per page and language, loaded with their screen (`screens.ts`). */
import type { Lang } from '#domain/language.ts';
import type { Texts } from '../message-types.ts';

const IMPORTERS = {
  about: { he: () => import('./about.he.ts'), en: () => import('./about.en.ts') },
  account: { he: () => import('./account.he.ts'), en: () => import('./account.en.ts') },
  accessibility: { he: () => import('./accessibility.he.ts'), en: () => import('./accessibility.en.ts') },
  cancel: { he: () => import('./cancel.he.ts'), en: () => import('./cancel.en.ts') },
  category: { he: () => import('./category.he.ts'), en: () => import('./category.en.ts') },
  checkout: { he: () => import('./checkout.he.ts'), en: () => import('./checkout.en.ts') },
  choosing: { he: () => import('./choosing.he.ts'), en: () => import('./choosing.en.ts') },
  confirmEmail: { he: () => import('./confirmEmail.he.ts'), en: () => import('./confirmEmail.en.ts') },
  contact: { he: () => import('./contact.he.ts'), en: () => import('./contact.en.ts') },
  forgotPassword: { he: () => import('./forgotPassword.he.ts'), en: () => import('./forgotPassword.en.ts') },
  home: { he: () => import('./home.he.ts'), en: () => import('./home.en.ts') },
  login: { he: () => import('./login.he.ts'), en: () => import('./login.en.ts') },
  newsletter: { he: () => import('./newsletter.he.ts'), en: () => import('./newsletter.en.ts') },
  'order-by-message': {
    he: () => import('./order-by-message.he.ts'),
    en: () => import('./order-by-message.en.ts'),
  },
  'order-form': { he: () => import('./order-form.he.ts'), en: () => import('./order-form.en.ts') },
  order: { he: () => import('./order.he.ts'), en: () => import('./order.en.ts') },
  orders: { he: () => import('./orders.he.ts'), en: () => import('./orders.en.ts') },
  overview: { he: () => import('./overview.he.ts'), en: () => import('./overview.en.ts') },
  privacy: { he: () => import('./privacy.he.ts'), en: () => import('./privacy.en.ts') },
  product: { he: () => import('./product.he.ts'), en: () => import('./product.en.ts') },
  register: { he: () => import('./register.he.ts'), en: () => import('./register.en.ts') },
  resetPassword: { he: () => import('./resetPassword.he.ts'), en: () => import('./resetPassword.en.ts') },
  search: { he: () => import('./search.he.ts'), en: () => import('./search.en.ts') },
  seats: { he: () => import('./seats.he.ts'), en: () => import('./seats.en.ts') },
  shop: { he: () => import('./shop.he.ts'), en: () => import('./shop.en.ts') },
  sizes: { he: () => import('./sizes.he.ts'), en: () => import('./sizes.en.ts') },
  terms: { he: () => import('./terms.he.ts'), en: () => import('./terms.en.ts') },
  tutorial: { he: () => import('./tutorial.he.ts'), en: () => import('./tutorial.en.ts') },
  tutorialEnd: { he: () => import('./tutorialEnd.he.ts'), en: () => import('./tutorialEnd.en.ts') },
  tutorials: { he: () => import('./tutorials.he.ts'), en: () => import('./tutorials.en.ts') },
  workshop: { he: () => import('./workshop.he.ts'), en: () => import('./workshop.en.ts') },
  workshops: { he: () => import('./workshops.he.ts'), en: () => import('./workshops.en.ts') },
};

export type PageTextsName = keyof typeof IMPORTERS;
export type PageTexts = {
  [Name in PageTextsName]: Texts<Awaited<ReturnType<(typeof IMPORTERS)[Name]['he']>>['default']>;
};

const loaded: { [Name in PageTextsName]?: Partial<Record<Lang, PageTexts[Name]>> } = {};

/** After this `pageTextsOf` has the page's texts. */
export async function loadPageTexts<Name extends PageTextsName>(
  name: Name,
  lang: Lang,
): Promise<PageTexts[Name]> {
  const known: Partial<Record<Lang, PageTexts[Name]>> = (loaded[name] ??= {});
  return (known[lang] ??= (await IMPORTERS[name][lang]()).default as PageTexts[Name]);
}

/** The texts that `loadPageTexts` loaded before. Throws when it hasn't. */
export function pageTextsOf<Name extends PageTextsName>(name: Name, lang: Lang): PageTexts[Name] {
  const texts = loaded[name]?.[lang];
  if (!texts) throw new Error(`The texts of '${name}' in '${lang}' were not loaded`);
  return texts;
}

export function hasPageTexts(name: string): name is PageTextsName {
  return name in IMPORTERS;
}

/** The source file of a page's texts, which the server names in the first HTML. */
export function pageTextsModule(name: PageTextsName, lang: Lang): string {
  return `src/i18n/pages/${name}.${lang}.ts`;
}
