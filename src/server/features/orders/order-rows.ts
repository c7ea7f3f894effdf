/** What an order keeps of the catalogue, the settings and its customer; later edits don't reach it. */
import type { OrderInput } from '#contract/checkout.ts';
import type { Settings } from '#contract/settings.ts';
import { FREE } from '#domain/money.ts';
import { DEFAULT_LANG } from '#domain/language.ts';
import { needsAddress } from '#domain/orders/delivery.ts';
import { DELIVERY_TITLES } from '#i18n/delivery-titles.ts';
import { chosenColumns } from '#server/db/entries/chosen-columns.ts';
import { newId } from '#server/db/ids.ts';
import type { StoredOrder, StoredOrderLine } from './orders.repository.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import type { WorkshopSnapshot } from './workshop-snapshots.repository.ts';

export interface NewOrder {
  id: string;
  number: number;
  /** Null: taken by the admin. */
  userId: string | null;
  cartId: string | null;
  input: Pick<OrderInput, 'contact' | 'delivery' | 'payment' | 'note' | 'consents' | 'lang'> &
    Partial<Pick<OrderInput, 'answers'>>;
  priced: PricedCart;
  settings: Settings;
  holdUntil: Date;
  now: Date;
}

export function orderRow({ id, number, userId, cartId, input, priced, ...placing }: NewOrder): StoredOrder {
  const { contact, delivery, note, consents, lang = DEFAULT_LANG } = input;
  const { settings, holdUntil, now } = placing;
  const at = now.toISOString();
  const method = priced.deliveryMethod;
  const address = method && needsAddress(method) ? delivery?.address : undefined;
  const given = [...new Set(consents)].map((consent) => ({ consent, at }));
  return {
    id,
    number,
    version: 1,
    user_id: userId,
    cart_id: cartId,
    lang,
    state: 'pending',
    created_at: at,
    updated_at: at,
    confirmed_at: null,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone || null,
    delivery_method: method,
    delivery_title: method && JSON.stringify(DELIVERY_TITLES[method]),
    delivery_price: priced.delivery ?? FREE,
    address: address ? JSON.stringify(address) : null,
    tracking_number: null,
    tracking_url: null,
    subtotal: priced.subtotal,
    first_order_discount: priced.discounts[0]?.amount ?? FREE,
    vat_rate: priced.vat?.rate ?? null,
    vat_amount: priced.vat?.amount ?? null,
    total: priced.total,
    payment_method: input.payment,
    hold_until: holdUntil.toISOString(),
    note: note ?? null,
    consents: JSON.stringify({ terms: String(settings.version), given }),
    workshop_cancellation_days: settings.cancellation.workshopDays,
    has_request: 0,
    needs_review: 0,
  };
}

export function orderLineRow(
  orderId: string,
  position: number,
  { line, offered, price, discount, toPay, leadDays }: PricedLine,
  workshop: WorkshopSnapshot | undefined,
  answer: string | undefined,
): StoredOrderLine {
  const { title, image, translations = {} } = offered?.entry.details ?? line.details;
  return {
    id: newId(),
    order_id: orderId,
    position,
    product_type: line.productType,
    item: line.item,
    quantity: line.quantity,
    title,
    translations: JSON.stringify(translations),
    image,
    original_price: offered?.offer.original ?? null,
    price,
    discount,
    to_pay: toPay,
    made_to_order: offered?.madeToOrder ? 1 : 0,
    ...chosenColumns(line),
    lead_days: leadDays,
    meetings: workshop ? JSON.stringify(workshop.meetings) : null,
    location: workshop?.location ?? null,
    question: workshop?.question ?? null,
    answer: (workshop?.question && answer) || null,
    state: 'held',
    handed_over_at: null,
  };
}
