import { describe, expect, it, test } from 'vitest';
import { ORDER, PENDING, mailFacts } from '#test/sample-order.ts';
import { shekels } from '#contract/money.ts';
import { type MakerMailKind, makerMail } from './maker-mail.ts';

const mail = (of: MakerMailKind, ...facts: Parameters<typeof mailFacts>) => {
  const { subject, text } = makerMail(of, mailFacts(...facts));
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');
  return { subject: plain(subject), text: plain(text) };
};

describe('a new order', () => {
  test.each([
    ['he', 'הזמנה חדשה 1042: ₪816.30, מיכל ברק', 'ההזמנה שולמה.'],
    ['en', 'New order 1042: ₪816.30, Dana Levi', 'The order is paid.'],
  ] as const)('in %s', (lang, subject, paid) => {
    const { subject: written, text } = mail({ kind: 'new_order' }, lang, { note: 'למתנה\nתודה' });
    expect(written).toBe(subject);
    expect(text).toContain(paid);
    expect(text).toContain('למתנה\nתודה');
    expect(text).toContain('050-123-4567');
    expect(text).toContain('michal.barak@example.com');
    expect(text).not.toMatch(/אפשר לבטל|You can cancel/);
  });

  test.each([
    ['he', 'הזמנה חדשה 1042, ממתינה לתשלום: ₪816.30, מיכל ברק', 'שמור עד יום רביעי, 25 בנובמבר 2026, 11:51.'],
    [
      'en',
      'New order 1042, waiting for payment: ₪816.30, Dana Levi',
      'until Wednesday, 25 November 2026, 11:51.',
    ],
  ] as const)('that isn’t paid, in %s', (lang, subject, until) => {
    const written = mail({ kind: 'new_order' }, lang, PENDING);
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(until);
  });
});

describe('a review', () => {
  const payment = { ...ORDER.payment, state: 'review' as const, paid: shekels(500) };

  test.each([
    ['he', 'לבדיקה: הכסף והזמנה 1042 לא מתאימים', 'התקבלו ₪500.00, וסכום ההזמנה הוא ₪816.30.'],
    ['en', 'To review: money and order 1042 don’t match', '₪500.00 arrived, and the order comes to ₪816.30.'],
  ] as const)('in %s', (lang, subject, sums) => {
    const written = mail({ kind: 'review' }, lang, { payment });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(sums);
  });

  it('of money that came after the end', () => {
    expect(mail({ kind: 'review' }, 'en', { payment, state: 'expired' }).text).toContain('had already ended');
  });
});

test.each([
  ['he', 'ההחזר על הזמנה 1042 לא בוצע: ₪40.00'],
  ['en', 'The refund for order 1042 failed: ₪40.00'],
] as const)('a refund that failed, in %s', (lang, subject) => {
  expect(mail({ kind: 'refund_failed', amount: shekels(40) }, lang).subject).toBe(subject);
});

describe('a cancellation that was asked for', () => {
  const cancellationRequest = {
    at: '2026-11-23T12:05:00.000Z',
    lines: ['seat'],
    text: 'לא אוכל',
    refund: shekels(348.84),
  };

  test.each([
    ['he', 'בקשת ביטול של הזמנה 1042, לטיפול עד יום שני, 7 בדצמבר 2026', 'סכום ההחזר לפי החוק: ₪348.84.'],
    [
      'en',
      'Cancellation request for order 1042, to settle by Monday, 7 December 2026',
      'To refund by law: ₪348.84.',
    ],
  ] as const)('in %s', (lang, subject, refund) => {
    const written = mail({ kind: 'cancellation_asked' }, lang, { cancellationRequest });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(refund);
    expect(written.text).toContain('לא אוכל');
  });

  it('and can’t be granted says so', () => {
    const none = { ...cancellationRequest, refund: shekels(0) };
    const { text } = mail({ kind: 'cancellation_asked' }, 'en', { cancellationRequest: none });
    expect(text).toContain('nothing has to be refunded');
  });

  test.each([
    ['he', 'לכן אין דמי ביטול'],
    ['en', 'no cancellation fee is deducted'],
  ] as const)('for a defect has no fee, in %s', (lang, sentence) => {
    const request = { ...cancellationRequest, defect: true as const };
    const { text } = mail({ kind: 'cancellation_asked' }, lang, { cancellationRequest: request });
    expect(text).toContain(sentence);
  });

  it('is an error without a request', () => {
    expect(() => mail({ kind: 'cancellation_asked' }, 'en')).toThrow('no cancellation request');
  });
});
