/** The parts that several mails of an order have. */
import type { Order, OrderLine } from '#contract/orders.ts';
import { type AskedFor, askedQuantity, copiesOf } from '#domain/orders/asked-quantity.ts';
import { streetOf } from '#domain/map-address.ts';
import { mayBeHandedOver } from '#domain/meetings.ts';
import { someOf } from '#i18n/asked-count.ts';
import { chosenLines } from '#i18n/chosen.ts';
import { documentName } from '#i18n/document-names.ts';
import { isolated } from '#i18n/isolated.ts';
import { leadTime } from '#i18n/lead-time.ts';
import type { OrderMailWords } from '#i18n/order-mails/he.ts';
import { quoted } from '#i18n/quoted.ts';
import { minus, sum } from '#i18n/order-mails/runs.ts';
import {
  type MailItem,
  type MailLink,
  type MailPart,
  type SumRow,
  section,
} from '../document/mail-document.ts';
import { type MailFacts, inLang, localTitle, pictureOf } from './order-facts.ts';
import { rightOf } from './rights.ts';

export function orderButton({ toOrder }: OrderMailWords, { order, addresses }: MailFacts): MailPart {
  return { kind: 'button', link: { label: toOrder(order.number), url: addresses.order } };
}

/** To what becomes of a cancellation request, which needs no login; else to the order. */
export function requestButton(words: OrderMailWords, facts: MailFacts): MailPart {
  const { request } = facts.addresses;
  if (request === null) return orderButton(words, facts);
  return { kind: 'button', link: { label: words.cancellation.toRequest, url: request } };
}

export function itemOf(line: OrderLine, details: string[], { lang, addresses }: MailFacts): MailItem {
  return {
    title: localTitle(line, lang),
    details: [...chosenLines(lang, line), ...details],
    amount: null,
    picture: pictureOf(line.image, addresses.file),
    link: null,
  };
}

/** What a cancellation request asks for, each with how many. */
export function askedItems(request: AskedFor, words: OrderMailWords, facts: MailFacts): MailItem[] {
  return facts.order.lines
    .filter(({ _id }) => request.lines.includes(_id))
    .map((line) => itemOf(line, whichOf(line, askedQuantity(request, line), words, facts), facts));
}

/** How many of how many, and whose seats they are. */
export function whichOf(
  line: OrderLine,
  quantity: number,
  { line: words }: OrderMailWords,
  { order, lang }: MailFacts,
): string[] {
  const all = copiesOf(line, order.lines);
  return [
    ...(all > 1 ? [someOf(lang, quantity, all)] : []),
    ...(line.givenTo ? [words.givenTo(line.givenTo.name)] : []),
  ];
}

/** With price, dates and the right to cancel. */
export function boughtItem(line: OrderLine, words: OrderMailWords, facts: MailFacts): MailItem {
  const { order, addresses, now } = facts;
  const isPaid = order.state !== 'pending';
  const right = rightOf(line, words.rights, now, isPaid);
  const item = pricedItem(line, words, facts);
  const isGivable = isPaid && mayBeHandedOver(line, now);
  const isOpen = isPaid && line.productType === 'Tutorial' && line.state === 'granted';
  return {
    ...item,
    details: [
      ...item.details,
      ...(isKept(line) ? [words.line.kept] : []),
      ...(right === null ? [] : [`${right}.`]),
      ...(isGivable ? [words.rights.giveSeat] : []),
    ],
    link: isOpen
      ? { label: words.line.toTutorial, url: addresses.tutorial(line.item) }
      : isGivable
        ? { label: words.line.toGive, url: addresses.account }
        : null,
  };
}

/** Of stock: there is nothing to wait for but the packing. */
function isKept({ productType, madeToOrder, state }: OrderLine): boolean {
  return productType === 'Item' && !madeToOrder && state === 'waiting';
}

export function pricedItem(line: OrderLine, words: OrderMailWords, facts: MailFacts): MailItem {
  const details = [
    ...(line.quantity > 1 ? [words.line.quantity(line.quantity, line.price)] : []),
    ...(line.madeToOrder ? [words.line.madeToOrder] : []),
    ...(line.leadDays === undefined ? [] : [leadTime(facts.lang, line.leadDays)]),
    ...(line.readyBy === undefined ? [] : [words.line.readyBy(line.readyBy)]),
    ...(line.meetings ?? []).map(({ date, duration }) => words.line.meeting(date, duration)),
    ...placeLines(line, facts),
    ...(line.answer === undefined
      ? []
      : [`${isolated(line.question ?? '')} ${quoted(facts.lang, line.answer)}`]),
  ];
  return { ...itemOf(line, details, facts), amount: sum(line.lineTotal) };
}

/** The studio's with its street. */
function placeLines({ location }: OrderLine, { shop: { shop }, lang }: MailFacts): string[] {
  if (location === undefined) return [];
  const street = streetOf({ location, translations: {} }, shop.address);
  return [isolated(location), ...(street ? [isolated(inLang(street, lang))] : [])];
}

export function sumRows({ order, lang }: MailFacts, words: OrderMailWords): SumRow[] {
  const { discounts, delivery } = order;
  return [
    ...discounts.map(({ amount }) => ({ label: words.sums.firstOrder, amount: minus(amount) })),
    ...(delivery
      ? [
          {
            label: isolated(localTitle(delivery, lang)),
            amount: delivery.price === 0 ? words.sums.free : sum(delivery.price),
          },
        ]
      : []),
  ];
}

export function vatNotes({ vat }: Order, words: OrderMailWords): string[] {
  return vat ? [words.sums.vat(vat.rate, vat.amount)] : [];
}

export function documentLinks(
  { order, lang }: MailFacts,
  documents: Order['documents'] = order.documents,
): MailLink[] {
  return documents
    .filter(({ url }) => isWebAddress(url))
    .map((document) => ({ label: documentName(lang, document), url: document.url }));
}

export function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url) && URL.canParse(url);
}

/** Empty without a piece. `promises`: what comes next. */
export function deliveryPart(
  words: OrderMailWords,
  facts: MailFacts,
  promises: readonly string[] = [],
  links: MailLink[] = [],
): MailPart[] {
  const { order, shop, lang } = facts;
  if (!order.delivery) return [];
  const { method, address } = order.delivery;
  const { note } = shop.delivery[method];
  const lines = [
    ...promises,
    ...(method === 'pickup' ? studioLines(words, facts) : daysLines(method, words, facts)),
    ...(address ? [words.delivery.address(addressLine(address, words))] : []),
  ];
  return [
    section(isolated(localTitle(order.delivery, lang)), {
      lines,
      links,
      ...(note && { said: inLang(note, lang) }),
    }),
  ];
}

function studioLines(words: OrderMailWords, { shop: { shop }, lang }: MailFacts): string[] {
  return [
    ...(shop.address ? [words.delivery.address(isolated(inLang(shop.address, lang)))] : []),
    ...(shop.hours ? [words.delivery.hours(inLang(shop.hours, lang))] : []),
  ];
}

function daysLines(method: 'courier' | 'post', words: OrderMailWords, { shop }: MailFacts): string[] {
  const { days } = shop.delivery[method];
  return days ? [words.delivery.days(days)] : [];
}

type Address = NonNullable<NonNullable<Order['delivery']>['address']>;

function addressLine(address: Address, { delivery }: OrderMailWords): string {
  const { street = '', house = '', entrance, floor, apartment, city, postcode, note } = address;
  const parts = [
    delivery.street(street, house),
    entrance && delivery.entrance(entrance),
    floor && delivery.floor(floor),
    apartment && delivery.apartment(apartment),
    city,
    postcode && delivery.postcode(postcode),
    note,
  ];
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => isolated(part as string)) // The filter leaves texts only.
    .join(', ');
}

export function sellerPart({ seller }: OrderMailWords, { shop: { shop, tax }, lang }: MailFacts): MailPart {
  const { name, legalName, businessNumber, address, phone, email } = shop;
  const lines = [
    isolated(inLang(legalName ?? name, lang)),
    ...(businessNumber === null ? [] : [seller.number[tax.kind](businessNumber)]),
    ...(address ? [isolated(inLang(address, lang))] : []),
    ...(phone === null ? [] : [seller.phone(phone)]),
    ...(email === null ? [] : [seller.email(email)]),
  ];
  return section(seller.heading, { lines });
}

export function lawPart({ law }: OrderMailWords, { order, shop: { shop }, addresses }: MailFacts): MailPart {
  const hasPiece = order.lines.some(({ productType }) => productType === 'Item');
  return section(law.heading, {
    lines: [law.how(shop.email, shop.phone), law.fee(hasPiece), law.longer],
    links: [
      { label: law.toCancel, url: addresses.cancel },
      { label: law.toTerms, url: addresses.terms },
    ],
  });
}
