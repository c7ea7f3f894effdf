/** What a customer types and chooses in the checkout, and what is missing of it. */
import type { CheckoutOptions, Consent, OrderInput, Quote, QuoteLine } from '#contract/checkout.ts';
import type { Cart } from '#contract/carts.ts';
import type { Lang } from '#domain/language.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type DeliveryMethod,
  needsAddress,
} from '#domain/orders/delivery.ts';
import type { PaymentMethod } from '#domain/orders/payment-state.ts';
import { isPhoneNumber } from '#domain/phone.ts';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export interface OrderValues {
  contact: Record<ContactField, string>;
  delivery: DeliveryMethod | null;
  address: Record<AddressField, string>;
  note: string;
  /** To what workshops ask, by workshop. */
  answers?: Record<string, string>;
  payment: PaymentMethod | null;
  consents: Consent[];
}

/** Of the cart, so that nothing is asked for nothing. */
export interface Needs {
  phone: boolean;
  delivery: boolean;
  consents: Consent[];
}

/** A path such as `contact.phone`, as the API names it. */
export type OrderField =
  | `contact.${ContactField}`
  | `delivery.address.${AddressField}`
  | 'delivery.method'
  | 'payment'
  | 'consents';
export type OrderProblem = 'required' | 'email' | 'phone' | 'postcode' | 'delivery' | 'payment' | 'consents';
export type OrderProblems = Partial<Record<OrderField, OrderProblem>>;

const NO_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, ''])) as OrderValues['address'];

interface KnownContact {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
}

export function firstValues(user: KnownContact, options: CheckoutOptions): OrderValues {
  const { firstName, lastName, email, phoneNumber } = user;
  const { delivery, payments = [] } = options;
  return {
    contact: { firstName, lastName, email, phone: phoneNumber ?? '' },
    delivery: delivery[0]?.method ?? null,
    address: NO_ADDRESS,
    note: '',
    payment: payments.length === 1 ? payments[0]!.method : null,
    consents: [],
  };
}

/** What was chosen may have been switched off since. */
export function stillOffered(values: OrderValues, options: CheckoutOptions): OrderValues {
  const { delivery, payments = [] } = options;
  const isOffered = <Method>(method: Method, among: { method: Method }[]) =>
    among.some((offered) => offered.method === method);
  return {
    ...values,
    delivery: isOffered(values.delivery, delivery) ? values.delivery : (delivery[0]?.method ?? null),
    payment: isOffered(values.payment, payments)
      ? values.payment
      : payments.length === 1
        ? payments[0]!.method
        : null,
  };
}

export function needsOf(quote: Quote): Needs {
  const wanted = quote.lines.filter((_, index) => !isProblem(quote, index));
  const consents = new Set<Consent>(wanted.flatMap(({ consent }) => consent ?? []));
  return {
    phone: wanted.some(({ productType }) => productType !== 'Tutorial'),
    delivery: wanted.some(({ productType }) => productType === 'Item'),
    consents: [...consents, 'terms'],
  };
}

/** What the workshops of a quote ask, by workshop. */
export function questionsOf(quote: Quote): Map<string, NonNullable<QuoteLine['question']>> {
  return new Map(
    quote.lines.flatMap(({ item, question }, index) =>
      question && !isProblem(quote, index) ? [[item, question]] : [],
    ),
  );
}

export function isProblem({ problems = [] }: Quote, index: number): boolean {
  return problems.some((problem) => problem.index === index);
}

/** In the order of the page. */
export function problemsOf(values: OrderValues, needs: Needs): OrderProblems {
  const { contact, address, delivery } = values;
  const problems: OrderProblems = {};
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    if (contact[name].trim() === '') problems[`contact.${name}`] = 'required';
  }
  if (contact.email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(contact.email.trim()))
    problems['contact.email'] = 'email';
  const phone = contact.phone.trim();
  if (phone === '' && needs.phone) problems['contact.phone'] = 'required';
  else if (phone !== '' && !isPhoneNumber(phone)) problems['contact.phone'] = 'phone';
  if (needs.delivery) {
    if (delivery === null) problems['delivery.method'] = 'delivery';
    else if (needsAddress(delivery)) {
      if (address.city.trim() === '') problems['delivery.address.city'] = 'required';
      if (!/^(\d{7})?$/.test(address.postcode.trim())) problems['delivery.address.postcode'] = 'postcode';
    }
  }
  if (values.payment === null) problems.payment = 'payment';
  if (needs.consents.some((consent) => consent !== 'terms' && !values.consents.includes(consent)))
    problems.consents = 'consents';
  return problems;
}

export interface OrderContext {
  cart: Pick<Cart, '_id' | 'version'>;
  quote: Quote;
  needs: Needs;
  lang: Lang;
}

/** Of values without problems. */
export function orderInput(values: OrderValues, { cart, quote, needs, lang }: OrderContext): OrderInput {
  const { contact, delivery, address, note, consents, answers: typed = {} } = values;
  const answers = [...questionsOf(quote).keys()].flatMap((item) => {
    const text = typed[item]?.trim();
    return text ? [{ item, text }] : [];
  });
  const { phone, ...person } = trimmed(contact);
  return {
    sessionId: cart._id,
    version: cart.version,
    contact: { firstName: '', lastName: '', email: '', ...person, ...(phone && { phone }) },
    ...(needs.delivery && {
      delivery: {
        method: delivery!,
        ...(needsAddress(delivery!) && { address: { city: '', ...trimmed(address) } }),
      },
    }),
    payment: values.payment!,
    ...(note.trim() !== '' && { note: note.trim() }),
    consents: needs.consents.filter((consent) => consents.includes(consent)),
    ...(answers.length > 0 && { answers }),
    total: quote.total,
    lang,
  };
}

/** Without the empty ones. */
function trimmed<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const filled = Object.entries<string>(texts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(filled) as Partial<Record<Name, string>>;
}
