import type { Shekels } from '#domain/money.ts';
import type { Cart } from '#contract/carts.ts';
import type { Lang } from '#domain/language.ts';
import { titleWithChosen } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { formatPrice } from '#i18n/format.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';

/** Plain text, one item per line; prices as `₪45.50`. */
export function orderText(cart: Cart, lang: Lang, t: PageTexts['order-by-message']): string {
  const price = (shekels: Shekels) => `₪${formatPrice(shekels, true)}`;
  return [
    t.orderIntro,
    ...cart.items.map(({ productDetails, quantity, lineTotal, meetings = [], ...chosen }) => {
      const title = contentText(lang, productDetails.title, productDetails.translations?.en?.title).text;
      const dates = meetings.map(({ date }) => `${formatDay(lang, date)} ${formatTime(date)}`);
      const what = [titleWithChosen(lang, title, chosen), ...dates].join(', ');
      return t.orderLine(what, quantity, price(lineTotal));
    }),
    t.orderTotal(price(cart.total)),
    '',
    t.orderDetails,
  ].join('\n');
}
