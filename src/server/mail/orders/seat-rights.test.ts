import { describe, expect, it, test } from 'vitest';
import { REFUND, SEAT, ORDER, mailFacts } from '#test/sample-order.ts';
import { orderMail } from './order-mail.ts';

const LATE = { ...SEAT, cancellation: { allowed: false, reason: 'deadline_passed' } };
const BEGUN = new Date(SEAT.meetings![0]!.date);

describe('the confirmation of a seat', () => {
  const text = (lang: 'he' | 'en', line: typeof SEAT, now?: Date) =>
    orderMail({ kind: 'confirmed' }, { ...mailFacts(lang, { lines: [line] }), ...(now && { now }) }).text;

  test.each([
    ['he', 'להעביר את המקום למישהו אחר', 'להעברת המקום למישהו אחר:\nhttps://shop.example/account\n'],
    [
      'en',
      'pass your seat on to someone else, in your account',
      'Pass the seat on to someone else:\nhttps://shop.example/en/account\n',
    ],
  ] as const)('says how it is given to somebody else, in time and late, in %s', (lang, sentence, link) => {
    for (const line of [SEAT, LATE]) {
      expect(text(lang, line)).toContain(sentence);
      expect(text(lang, line)).toContain(link);
    }
  });

  test.each([
    ['he', 'הסדנה כבר התחילה, ולכן אי אפשר לבטל או להעביר את המקום.', /למישהו אחר|לאדם אחר/],
    ['en', 'The workshop has begun, so a seat can’t be canceled or passed on.', /your seat on|last day/],
  ] as const)('of a workshop that has begun promises nothing, in %s', (lang, sentence, promise) => {
    expect(text(lang, LATE, BEGUN)).toContain(sentence);
    expect(text(lang, LATE, BEGUN)).not.toMatch(promise);
  });

  test.each([
    ['he', 'הסטודיו, הרצליה', 'רחוב הבנים 11, הרצליה', 'החזרת המוצר'],
    ['en', 'The studio, Herzliya', '11 HaBanim St., Herzliya', 'returning the product'],
  ] as const)(
    'says the street of the studio, and nothing of sending it back, in %s',
    (lang, location, street, parcel) => {
      const said = text(lang, { ...SEAT, location }).replace(/[\u2066-\u2069]/g, '');
      expect(said).toContain(`${location}\n${street}\n`);
      expect(said).not.toContain(parcel);
      const { text: both } = orderMail({ kind: 'confirmed' }, mailFacts(lang));
      expect(both).toContain(parcel);
    },
  );

  it('that is still held says nothing of giving it away', () => {
    const held = { ...SEAT, state: 'held' as const };
    const { text } = orderMail({ kind: 'placed' }, mailFacts('en', { lines: [held], state: 'pending' }));
    expect(text).not.toContain('your seat on');
  });
});

test.each([
  ['he', 'הכסף חוזר בביט'],
  ['en', 'goes back with Bit'],
] as const)('what was paid with Bit goes back with Bit, in %s', (lang, sentence) => {
  const payment = { ...ORDER.payment, method: 'bit' as const, last4: '0000' };
  const { text } = orderMail({ kind: 'refund', refund: REFUND }, mailFacts(lang, { payment }));
  expect(text).toContain(sentence);
  expect(text).not.toContain('0000');
});
