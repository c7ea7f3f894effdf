/** What the admin types and chooses while taking an order by phone or at a fair. */
import type { AdminQuoteInput, NewAdminOrder } from '#contract/admin-orders.ts';
import type { CheckoutOptions } from '#contract/checkout.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { Lang } from '#domain/language.ts';
import type { ProductType } from '#domain/offer.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type DeliveryMethod,
  needsAddress,
} from '#domain/orders/delivery.ts';
import { isPhoneNumber } from '#domain/phone.ts';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export interface TakenLine extends Pick<WantedLine, 'personalText'> {
  productType: Extract<ProductType, 'Item' | 'Workshop'>;
  item: string;
  quantity: number;
  /** Of some options, while they are being chosen. */
  choices?: string[] | undefined;
}

export interface TakenOrder {
  contact: Record<ContactField, string>;
  lines: TakenLine[];
  delivery: DeliveryMethod | null;
  address: Record<AddressField, string>;
  note: string;
  lang: Lang;
}

export type TakenProblem = 'required' | 'phone' | 'email';
export type TakenProblems = Partial<Record<ContactField | 'lines' | 'choices' | 'city', TakenProblem>>;

const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>; // one of each

export const emptyOrder = (lang: Lang): TakenOrder => ({
  contact: blank(CONTACT_FIELDS),
  lines: [],
  delivery: null,
  address: blank(ADDRESS_FIELDS),
  note: '',
  lang,
});

/** Null without a piece, which is all that is delivered; the first method until one is chosen. */
export function deliveryOf(
  { lines, delivery }: Pick<TakenOrder, 'lines' | 'delivery'>,
  offered: CheckoutOptions['delivery'],
): DeliveryMethod | null {
  if (!lines.some(({ productType }) => productType === 'Item')) return null;
  const methods = offered.map(({ method }) => method);
  return delivery !== null && methods.includes(delivery) ? delivery : (methods[0] ?? null);
}

/** `isChosen`: every line has its choices. */
export function problemsOf(
  order: TakenOrder,
  delivery: DeliveryMethod | null,
  isChosen: boolean,
): TakenProblems {
  const { contact, lines, address } = order;
  const required = (text: string) => (text.trim() === '' ? 'required' : undefined);
  const isEmail = /^\S+@\S+\.\S+$/.test(contact.email.trim());
  const all: TakenProblems = {
    firstName: required(contact.firstName),
    lastName: required(contact.lastName),
    phone: required(contact.phone) ?? (isPhoneNumber(contact.phone) ? undefined : 'phone'),
    email: required(contact.email) ?? (isEmail ? undefined : 'email'),
    lines: lines.length === 0 ? 'required' : undefined,
    choices: isChosen ? undefined : 'required',
    city: delivery !== null && needsAddress(delivery) ? required(address.city) : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

export function quoteInputOf({ lines, contact }: TakenOrder, delivery: DeliveryMethod | null) {
  const email = contact.email.trim();
  const input: AdminQuoteInput = {
    lines,
    ...(delivery && { delivery }),
    ...(/^\S+@\S+\.\S+$/.test(email) && { email }),
  };
  return input;
}

export function bodyOf(order: TakenOrder, delivery: DeliveryMethod | null): NewAdminOrder {
  const { contact, lines, address, note, lang } = order;
  const kept = Object.entries(address).filter(([, text]) => text.trim() !== '');
  return {
    contact: { ...contact },
    lines,
    ...(delivery && {
      delivery: {
        method: delivery,
        ...(needsAddress(delivery) && { address: { city: '', ...Object.fromEntries(kept) } }),
      },
    }),
    payment: 'arrange',
    ...(note.trim() !== '' && { note: note.trim() }),
    lang,
  };
}
