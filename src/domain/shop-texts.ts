/** The texts and pictures of public pages that the admin may change, named after page and place. */

/**
 * `line`: one line. `prose`: paragraphs between blank lines, and points as lines that begin with `- `.
 * `pairs`: lines of `title: text`. `picture`: an uploaded picture's address.
 */
export type TextForm = 'line' | 'prose' | 'pairs' | 'picture';

export const SHOP_TEXTS = {
  'footer.about': 'prose',
  'home.description': 'line',
  'home.heroTitle': 'line',
  'home.heroText': 'prose',
  'home.heroImage': 'picture',
  'home.heroAlt': 'line',
  'home.inspiringTitle': 'prose',
  'home.inspiringText': 'prose',
  'home.inspiringSteps': 'pairs',
  'home.inspiringImage': 'picture',
  'home.tutorials': 'prose',
  'home.workshops': 'prose',
  'home.shop': 'prose',
  'home.goldsmith': 'prose',
  'home.cricut': 'prose',
  'home.others': 'prose',
  'home.goodToKnow': 'pairs',
  'about.lead': 'prose',
  'about.image': 'picture',
  'about.imageAlt': 'line',
  'about.story': 'prose',
  'about.mission': 'prose',
  'about.vision': 'prose',
  'about.values': 'pairs',
  'about.projects': 'pairs',
  'contact.lead': 'prose',
  'category.goldsmith': 'prose',
  'category.cricut': 'prose',
  'category.others': 'prose',
  'shop.intro': 'prose',
  'shop.size': 'prose',
  'shop.careGoldsmith': 'prose',
  'shop.careCricut': 'prose',
  'shop.careOthers': 'prose',
  'shop.returns': 'prose',
  'shop.warranty': 'prose',
  'shop.drawings': 'prose',
  'workshops.intro': 'prose',
  'workshops.bring': 'prose',
  'workshops.know': 'prose',
  'tutorials.intro': 'prose',
  'terms.general': 'prose',
  'terms.age': 'prose',
  'terms.payment': 'prose',
  'terms.cancellation': 'prose',
  'terms.returns': 'prose',
  'terms.workshops': 'prose',
  'terms.digital': 'prose',
  'terms.pickup': 'prose',
  'terms.warranty': 'prose',
  'terms.law': 'prose',
  'terms.questions': 'prose',
  'privacy.who': 'prose',
  'privacy.account': 'prose',
  'privacy.cart': 'prose',
  'privacy.messages': 'prose',
  'privacy.logs': 'prose',
  'privacy.device': 'prose',
  'privacy.others': 'prose',
  'privacy.rights': 'prose',
  'privacy.contact': 'prose',
} as const satisfies Record<string, TextForm>;

export type ShopTextKey = keyof typeof SHOP_TEXTS;
export type ShopPictureKey = {
  [Key in ShopTextKey]: (typeof SHOP_TEXTS)[Key] extends 'picture' ? Key : never;
}[ShopTextKey];
export type ShopWordsKey = Exclude<ShopTextKey, ShopPictureKey>;

export const SHOP_TEXT_KEYS = Object.keys(SHOP_TEXTS) as ShopTextKey[];

/** Texts that every page needs; the others come with the page that shows them. */
export const SHELL_TEXTS = [
  'footer.about',
  'home.heroTitle',
  'home.description',
] as const satisfies ShopTextKey[];

/** Pages with texts that the admin may change; the part of a text's key before the dot. */
export const WORDS_PAGES = [
  'home',
  'about',
  'contact',
  'category',
  'shop',
  'workshops',
  'tutorials',
  'terms',
  'privacy',
] as const;
export type WordsPage = (typeof WORDS_PAGES)[number];
