/** The cart as a message to the shop, for WhatsApp and mail. */
import type { Shekels } from '#domain/money.ts';
import type { Cart } from '#contract/carts.ts';
import type { Lang } from '#domain/language.ts';
import { contentText } from '#i18n/content.ts';
import { formatPrice } from '#i18n/format.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';

/** Plain text, a line each; prices as `₪45.50`. */
export function orderText(cart: Cart, lang: Lang, words: PageTexts['checkout']): string {
  const price = (shekels: Shekels) => `₪${formatPrice(lang, shekels, true)}`;
  return [
    words.orderIntro,
    ...cart.items.map(({ productDetails, quantity, lineTotal }) => {
      const title = contentText(lang, productDetails.title, productDetails.translations?.en?.title).text;
      return words.orderLine(title, quantity, price(lineTotal));
    }),
    words.orderTotal(price(cart.total)),
    '',
    words.orderDetails,
  ].join('\n');
}
