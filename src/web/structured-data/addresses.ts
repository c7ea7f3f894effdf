/** Absolute addresses in structured data: from the shop's own address, never from a request's. */
import type { ShopFacts } from '#contract/shop-facts.ts';
import { inLanguage } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import type { Messages } from '#i18n/message-types.ts';

/** What every page's data is told with. */
export interface PageFacts {
  facts: ShopFacts;
  lang: Lang;
  messages: Messages;
}

/** A page, by its unprefixed path. */
export function pageUrl({ facts, lang }: PageFacts, path: string): string {
  return facts.publicUrl + inLanguage(lang, path);
}

/** A file of this server. */
export function fileUrl({ facts }: PageFacts, path: string): string {
  return facts.publicUrl + path;
}

/** The name by which one part of the data points at the shop. */
export function shopId({ facts }: PageFacts): string {
  return `${facts.publicUrl}/#shop`;
}
