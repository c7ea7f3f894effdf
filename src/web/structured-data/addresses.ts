/** From the shop's configured address, never from a request's. */
import type { ShellFacts, ShopFacts } from '#contract/shop-facts.ts';
import { inLanguage } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import type { Messages } from '#i18n/message-types.ts';

export interface PageFacts {
  facts: ShellFacts;
  /** Only a product's page has it. */
  delivery?: ShopFacts['delivery'] | undefined;
  lang: Lang;
  messages: Messages;
}

/** `path` is unprefixed. */
export function pageUrl({ facts, lang }: PageFacts, path: string): string {
  return facts.publicUrl + inLanguage(lang, path);
}

export function fileUrl({ facts }: PageFacts, path: string): string {
  return facts.publicUrl + path;
}

export function shopId({ facts }: PageFacts): string {
  return `${facts.publicUrl}/#shop`;
}
