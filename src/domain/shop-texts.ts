/** The texts and pictures of public pages that the admin may change, named after page and place. */

/**
 * `line`: one line. `text`: a short text. `prose`: paragraphs between blank lines, and points as lines that begin with `- `.
 * `pairs`: lines of `title: text`. `picture`: an uploaded picture's address.
 */
export type TextForm = 'line' | 'text' | 'prose' | 'pairs' | 'picture';

export const SHOP_TEXTS = {
  'footer.about': 'text',
  'home.description': 'line',
  'home.heroTitle': 'line',
  'home.heroText': 'text',
  'home.heroImage': 'picture',
  'home.heroAlt': 'line',
  'home.inspiringTitle': 'text',
  'home.inspiringText': 'text',
  'home.inspiringSteps': 'pairs',
  'home.inspiringImage': 'picture',
  'home.tutorials': 'text',
  'home.workshops': 'text',
  'home.shop': 'text',
  'home.goldsmith': 'text',
  'home.cricut': 'text',
  'home.others': 'text',
  'home.goodToKnow': 'pairs',
  'about.lead': 'text',
  'about.image': 'picture',
  'about.imageAlt': 'line',
  'about.story': 'prose',
  'about.mission': 'prose',
  'about.vision': 'prose',
  'about.values': 'pairs',
  'about.projects': 'pairs',
  'contact.lead': 'text',
  'category.goldsmith': 'text',
  'category.cricut': 'text',
  'category.others': 'text',
  'shop.intro': 'text',
  'shop.size': 'text',
  'shop.careGoldsmith': 'text',
  'shop.careCricut': 'text',
  'shop.careOthers': 'text',
  'shop.returns': 'text',
  'shop.warranty': 'text',
  'shop.drawings': 'text',
  'workshops.intro': 'text',
  'workshops.bring': 'text',
  'workshops.know': 'text',
  'tutorials.intro': 'text',
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

/** Not the home page's heading and description, nor what the law asks for. */
export type OptionalTextKey = Exclude<
  ShopWordsKey,
  'home.heroTitle' | 'home.description' | `terms.${string}` | `privacy.${string}`
>;

export function isOptionalText(key: ShopTextKey): key is OptionalTextKey {
  const isNeeded = key === 'home.heroTitle' || key === 'home.description';
  return SHOP_TEXTS[key] !== 'picture' && !isNeeded && !/^(terms|privacy)\./.test(key);
}

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
