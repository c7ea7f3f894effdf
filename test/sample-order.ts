/** An order with a made piece, a seat and a tutorial, for what is written of orders. */
import { shekels } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/orders.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { DEFAULT_SETTINGS } from '#server/features/settings/default-settings.ts';
import type { MailFacts, MailShop } from '#server/mail/orders/order-facts.ts';
import type { RefundFacts } from '#server/mail/orders/refund-mail.ts';

const SITE = 'https://shop.example';

const line = (values: Partial<OrderLine> & Pick<OrderLine, '_id' | 'productType' | 'title'>): OrderLine => ({
  item: `${values._id}-item`,
  image: '/files/0123456789abcdef0123-1200x1500-efe3c6.webp',
  quantity: 1,
  price: shekels(0),
  lineTotal: shekels(0),
  discount: shekels(0),
  toPay: shekels(0),
  state: 'waiting',
  refunded: { quantity: 0, amount: shekels(0) },
  cancellation: { allowed: true },
  ...values,
});

export const RING = line({
  _id: 'ring',
  productType: 'Item',
  title: 'טבעת רקועה ״שורש״',
  translations: { en: { title: 'Hammered ring “Root”' } },
  price: shekels(460),
  lineTotal: shekels(460),
  discount: shekels(46),
  toPay: shekels(414),
  madeToOrder: true,
  readyBy: '2026-12-06T10:00:00.000Z',
  cancellation: { allowed: true, refund: shekels(393.3) },
});
export const SEAT = line({
  _id: 'seat',
  productType: 'Workshop',
  title: 'טבעת ראשונה, מפס ועד אצבע',
  translations: { en: { title: 'A first ring' } },
  price: shekels(408),
  lineTotal: shekels(408),
  discount: shekels(40.8),
  toPay: shekels(367.2),
  state: 'registered',
  meetings: [
    { date: '2026-12-03T15:30:00.000Z', duration: 240 },
    { date: '2026-12-10T15:30:00.000Z', duration: 240 },
  ],
  location: 'רחוב הבנים 11, הרצליה',
  cancellation: { allowed: true, until: '2026-12-01T21:59:59.999Z', refund: shekels(348.84) },
});
export const TUTORIAL = line({
  _id: 'tutorial',
  productType: 'Tutorial',
  title: 'רימון בשש שכבות',
  price: shekels(39),
  lineTotal: shekels(39),
  discount: shekels(3.9),
  toPay: shekels(35.1),
  state: 'granted',
  image: null,
  cancellation: { allowed: true, refund: shekels(33.34) },
});

export const ORDER: Order = {
  _id: 'order-id',
  number: 1042,
  version: 3,
  lang: 'he',
  createdDate: '2026-11-22T09:51:00.000Z',
  state: 'confirmed',
  payment: {
    state: 'paid',
    method: 'card',
    brand: 'Visa',
    last4: '4242',
    paid: shekels(816.3),
    refunded: shekels(0),
  },
  contact: { firstName: 'מיכל', lastName: 'ברק', email: 'michal.barak@example.com', phone: '050-123-4567' },
  delivery: {
    method: 'pickup',
    title: 'איסוף מהסטודיו',
    translations: { en: { title: 'Pickup at the studio' } },
    price: shekels(0),
  },
  lines: [RING, SEAT, TUTORIAL],
  subtotal: shekels(907),
  discounts: [{ kind: 'first_order', amount: shekels(90.7) }],
  vat: { rate: 18, amount: shekels(124.52) },
  total: shekels(816.3),
  documents: [{ kind: 'invoice', number: '20318', url: 'https://documents.example/20318' }],
  timeline: [],
};

export const MAKING: OrderLine = {
  ...RING,
  state: 'making',
  cancellation: { allowed: false, reason: 'making_begun' },
  stages: [{ _id: 's1', state: 'making', text: 'רקועה כבר', at: '2026-11-25T10:00:00.000Z' }],
};
export const COURIER: NonNullable<Order['delivery']> = {
  method: 'courier',
  title: 'שליח עד הבית',
  translations: { en: { title: 'Courier to your door' } },
  price: shekels(40),
  address: {
    city: 'תל אביב',
    street: 'דיזנגוף',
    house: '99',
    floor: '3',
    apartment: '12',
    postcode: '6433222',
  },
  trackingNumber: 'RR123456789IL',
  trackingUrl: 'https://track.example/?a=1&b=2',
};
export const REQUEST: NonNullable<Order['cancellationRequest']> = {
  at: '2026-11-23T12:05:00.000Z',
  lines: ['seat'],
  text: 'לא אוכל להגיע',
  refund: shekels(348.84),
};
export const REFUND: RefundFacts = {
  amount: shekels(348.84),
  fee: shekels(18.36),
  lines: [{ line: 'seat', quantity: 1, amount: shekels(367.2) }],
  way: 'provider',
};

export const PENDING: Partial<Order> = {
  state: 'pending',
  payment: {
    state: 'pending',
    method: 'arrange',
    holdUntil: '2026-11-25T09:51:00.000Z',
    paid: shekels(0),
    refunded: shekels(0),
  },
  documents: [],
};

export const SHOP: MailShop = {
  ...DEFAULT_SETTINGS,
  shop: {
    ...DEFAULT_SETTINGS.shop,
    name: { he: 'פטיש ונייר', en: 'Hammer & Paper' },
    legalName: { he: 'יעל כהן', en: 'Yael Cohen' },
    businessNumber: '000000000',
    email: 'studio@example.co.il',
    phone: '09-000-0000',
    address: { he: 'רחוב הבנים 11, הרצליה', en: '11 HaBanim St., Herzliya' },
    hours: { he: 'א׳–ה׳, 10:00–18:00', en: 'Sun–Thu, 10:00–18:00' },
  },
  payments: {
    ...DEFAULT_SETTINGS.payments,
    arrange: {
      on: true,
      text: {
        he: 'בביט ל־050-000-0000,\nאו במזומן באיסוף.\n\nאפשר גם העברה: בנק 12, סניף 345, חשבון 678901.',
        en: 'With Bit to 050-000-0000,\nor in cash when you pick it up.',
      },
      holdDays: 3,
    },
  },
};

/** In an English order the customer is Dana. */
export function mailFacts(lang: Lang, values: Partial<Order> = {}, shop: Partial<MailShop> = {}): MailFacts {
  const contact = lang === 'en' ? { ...ORDER.contact, firstName: 'Dana', lastName: 'Levi' } : ORDER.contact;
  const page = (path: string) => SITE + inLanguage(lang, path);
  return {
    order: { ...ORDER, lang, contact, ...values },
    shop: { ...SHOP, ...shop },
    lang,
    addresses: {
      order: page('/orders/order-id'),
      cancel: page('/cancel'),
      request: values.cancellationRequest ? page('/cancel/request-id') : null,
      terms: page(pages.terms()),
      account: page(pages.account()),
      tutorial: (id) => page(pages.tutorial(id)),
      file: (path) => SITE + path,
    },
    now: new Date(ORDER.createdDate),
  };
}
