import type { Cart } from '#contract/carts.ts';
import type { Consent, Quote } from '#contract/checkout.ts';
import { lineKey } from '#domain/cart.ts';
import type { Lang } from '#domain/language.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { isProblem } from './order-values.ts';

/** By `lineKey`; with the choices, so that lines of one product differ. */
export function lineTitles(cart: Cart, lang: Lang): ReadonlyMap<string, string> {
  return new Map(
    cart.items.map((line) => {
      const { productDetails, choiceTitles, personalText } = line;
      return [lineKey(line), lineTitle(lang, { ...productDetails, choiceTitles, personalText })];
    }),
  );
}

/** The titles of what each consent is about. */
export function consentsAbout(cart: Cart, quote: Quote, lang: Lang): Partial<Record<Consent, string[]>> {
  const titles = lineTitles(cart, lang);
  const about: Partial<Record<Consent, string[]>> = {};
  for (const [index, line] of quote.lines.entries()) {
    const title = titles.get(lineKey(line));
    if (!line.consent || title === undefined || isProblem(quote, index)) continue;
    (about[line.consent] ??= []).push(title);
  }
  return about;
}
