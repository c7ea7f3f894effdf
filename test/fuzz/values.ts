/** Texts and values that often break software, or mean something here. */
import fc, { type Arbitrary } from 'fast-check';
import { aPicture } from '../factories.ts';

/** Ids by the word for them in an address; the server's ids are added when known. */
export const IDS: Record<string, string[]> = {
  products: ['ring-1', 'ring-2', 'ring-3', 'ring-4', 'ring-5'],
  workshops: ['course-1', 'course-2', 'course-3', 'course-4', 'course-5'],
  tutorials: ['free-1', 'free-2', 'free-3', 'paid-1', 'paid-2', 'paid-3'],
  'banner-texts': ['banner-1', 'banner-2', 'banner-3'],
  orders: ['order-1', 'order-2', 'order-3', 'order-4'],
  'checkout-sessions': [],
  'contact-messages': [],
};
const ALL_IDS = Object.values(IDS).flat();

const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFFx',
  '\u202Eevil',
  '\u200B',
  '\uFEFF',
  'א'.repeat(300),
  'ﷺ'.repeat(50),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '💍'.repeat(100),
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '%25%00',
  '\\',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/files/../shop.db',
  aPicture(99),
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'a\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e1000',
  '0x10',
  '99999999999999999999',
  '2026-02-30T25:61:00Z',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  'W/"1"',
  '*',
  'x'.repeat(6_000),
];

export const nastyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.constantFrom(...ALL_IDS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** Any JSON. */
export const junk: Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.005,
    1e308,
    -0,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { length: 1e9 },
  ),
  fc.constantFrom({ constructor: { name: 1 } }, { toString: 'x', valueOf: 'y' }, { toJSON: 'x' }),
  fc.jsonValue({ maxDepth: 3 }),
);

const picture = fc.constantFrom(aPicture(1), aPicture(2), aPicture(3), aPicture(4));
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((one) => one.toISOString());
const id = fc.constantFrom(...ALL_IDS);
const email = fc
  .constantFrom('dana@example.com', 'Dana@Example.COM', 'owner@shop.local')
  .chain((known) => fc.oneof(fc.constant(known), fc.emailAddress()));
const words = fc.oneof(
  fc.constantFrom('טבעת רקועה', 'A ring of silver', 'שורה\nועוד'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

/** A plausible text for a field of this name. */
const BY_NAME: Record<string, Arbitrary<string>> = {
  imagePath: picture,
  image: picture,
  secondaryImagesPathes: picture,
  contentImagesPathes: picture,
  earlyBirdDate: date,
  date,
  endDate: date,
  item: id,
  userId: fc.constantFrom('customer', 'someone'),
  email,
  phoneNumber: fc.constantFrom('', '050-1234567', '+972 50 123 4567'),
  productType: fc.constantFrom('Item', 'Workshop', 'Tutorial', 'TUTORIAL', 'item'),
  'if-match': fc.constantFrom('1', '"1"', '2', '"7"'),
  page: fc.integer({ min: 1, max: 50 }).map(String),
  limit: fc.integer({ min: 1, max: 100 }).map(String),
  q: fc.constantFrom('טבעת', 'ring', 'dana'),
  includePrice: fc.constantFrom('true', 'false'),
};

export function textFor(name: string): Arbitrary<string> {
  return Object.hasOwn(BY_NAME, name) ? BY_NAME[name]! : words;
}

/** Mostly an id of the address's kind, otherwise of another. */
export function idFor(path: string, name: string): Arbitrary<string> {
  if (name === 'userId') return textFor(name);
  const kind = path.split('/').find((part) => Object.hasOwn(IDS, part));
  return fc.oneof(
    { weight: 6, arbitrary: kind ? fc.constantFrom(...IDS[kind]!) : id },
    { weight: 1, arbitrary: id },
  );
}
