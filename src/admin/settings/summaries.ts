/** A folded section's contents, in words. */
import { knownPercent, knownPrice } from '../fields/known.ts';
import { formatPercent, formatPrice } from '#i18n/format.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import type { Shekels } from '#domain/money.ts';
import type { SettingsForm } from './setting-values.ts';

type Words = AdminMessages['settings'];

export type SectionId =
  | 'shop'
  | 'legal'
  | 'delivery'
  | 'payments'
  | 'offers'
  | 'cancellation'
  | 'workshops'
  | 'accessibility';

export function summaryOf(id: SectionId, values: SettingsForm, t: Words): string {
  return SUMMARIES[id](values, t);
}

type Summary = (values: SettingsForm, t: Words) => string;

const list = (parts: readonly (string | false | null)[], none = '') =>
  parts.filter(Boolean).join(', ') || none;

const SUMMARIES: Record<SectionId, Summary> = {
  shop: ({ shop }, t) => list([shop.name.he, shop.phone || t.missing(t.shop.phone), shop.address.he]),
  legal: ({ shop, tax }, t) =>
    list([
      t.legal.kinds[tax.kind as keyof Words['legal']['kinds']] ?? tax.kind,
      shop.businessNumber || t.missing(t.legal.number),
    ]),
  delivery: ({ delivery: { pickup, courier, post } }, t) =>
    list(
      [pickup.on && t.delivery.pickup, courier.on && t.delivery.courier, post.on && t.delivery.post],
      t.delivery.none,
    ),
  payments: ({ payments: { arrange, card, bit } }, t) =>
    list(
      [card.on && t.payments.card, bit.on && t.payments.bit, arrange.on && t.payments.arrange],
      t.payments.none,
    ),
  offers({ offers: { firstOrder } }, t) {
    const percent = knownPercent(firstOrder);
    return percent ? t.offers.sum(formatPercent(percent)) : t.offers.none;
  },
  cancellation: ({ cancellation }, t) =>
    t.cancellation.choices[Number(cancellation.workshopDays) as 2 | 7] ?? cancellation.workshopDays,
  workshops: ({ workshops: { offerHours, reminderDays, joinBegun } }, t) =>
    list([t.workshops.sum(offerHours ?? 0, reminderDays ?? 0), !joinBegun && t.workshops.closed]),
  accessibility: ({ shop }, t) =>
    shop.accessibility.he.trim() ? t.accessibility.written : t.accessibility.missing,
};

/** Under the name of a way of delivery. */
export function deliveryLine(
  { on, price, freeFrom }: SettingsForm['delivery']['courier'],
  { delivery: t }: Words,
): string {
  if (!on) return t.off;
  const [sum, from] = [knownPrice(price), knownPrice(freeFrom)];
  if (sum === null) return '';
  const priced = (price: Shekels) => isolatedAddress(`₪${formatPrice(price)}`);
  return t.line(sum === 0 ? t.free : priced(sum), from === null ? null : priced(from));
}
