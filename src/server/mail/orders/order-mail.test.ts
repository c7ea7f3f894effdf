import { describe, expect, it, test } from 'vitest';
import {
  COURIER,
  MAKING,
  ORDER,
  PENDING,
  REFUND,
  REQUEST,
  RING,
  SEAT,
  SHOP,
  mailFacts,
} from '#test/sample-order.ts';
import { shekels } from '#contract/money.ts';
import type { OrderLine } from '#contract/orders.ts';
import { type OrderMailKind, orderMail } from './order-mail.ts';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');
const mail = (of: OrderMailKind, ...facts: Parameters<typeof mailFacts>) => {
  const { subject, text, html } = orderMail(of, mailFacts(...facts));
  return { subject: plain(subject), text: plain(text), html };
};
it('writes the document about the deal', () => {
  const { subject, text } = orderMail({ kind: 'confirmed' }, mailFacts('he'));
  expect(subject.replaceAll('\u00A0', ' ')).toBe('הזמנה 1042 אושרה: שולמו ₪816.30');
  expect(text.replaceAll('\u00A0', ' ').split('\n')).toEqual([
    'תודה, \u2068מיכל\u2069. ההזמנה אצלי',
    '',
    'ההזמנה בוצעה ביום ראשון, 22 בנובמבר 2026.',
    'שולמו \u2066₪816.30\u2069 בכרטיס שמסתיים ב־\u20664242\u2069.',
    'כל הפרטים כאן, וגם בעמוד ההזמנה, שמתעדכן תוך כדי עבודה.',
    '',
    'להזמנה 1042:',
    'https://shop.example/orders/order-id',
    '',
    '• \u2068טבעת רקועה ״שורש״\u2069: \u2066₪460.00\u2069',
    'נעשה בהזמנה אישית',
    'מוכן בערך ב־6 בדצמבר',
    'אפשר לבטל כל עוד העבודה לא התחילה; יוחזרו \u2066₪393.30\u2069.',
    '',
    '• \u2068טבעת ראשונה, מפס ועד אצבע\u2069: \u2066₪408.00\u2069',
    'יום חמישי, 3 בדצמבר 2026, \u206617:30–21:30\u2069, 4 שעות',
    'יום חמישי, 10 בדצמבר 2026, \u206617:30–21:30\u2069, 4 שעות',
    '\u2068רחוב הבנים 11, הרצליה\u2069',
    'אפשר לבטל עד סוף יום שלישי, 1 בדצמבר 2026; יוחזרו \u2066₪348.84\u2069.',
    'עד המפגש הראשון אפשר להעביר את המקום למישהו אחר, בחשבון או בתשובה למייל הזה עם שם וכתובת מייל.',
    'להעברת המקום למישהו אחר:',
    'https://shop.example/account',
    '',
    '• \u2068רימון בשש שכבות\u2069: \u2066₪39.00\u2069',
    'אפשר לבטל כל עוד לא נפתח בו אף עמוד; יוחזרו \u2066₪33.34\u2069.',
    'לפתיחת המדריך:',
    'https://shop.example/tutorials/tutorial-item',
    '',
    'הנחת קנייה ראשונה: \u2066−₪90.70\u2069',
    '\u2068איסוף מהסטודיו\u2069: ללא תשלום',
    'שולם: \u2066₪816.30\u2069',
    'כולל מע״מ 18%: \u2066₪124.52\u2069.',
    'המייל הזה הוא אישור הזמנה. הוא אינו חשבונית ואינו קבלה.',
    'חשבונית או קבלה \u206620318\u2069:',
    'https://documents.example/20318',
    '',
    '\u2068איסוף מהסטודיו\u2069',
    'כשאפשר לבוא, יגיע מייל.',
    'כתובת: \u2068רחוב הבנים 11, הרצליה\u2069',
    'שעות: \u2068א׳–ה׳, 10:00–18:00\u2069',
    '',
    'ביטול עסקה',
    expect.stringContaining('במייל אל \u2066studio@example.co.il\u2069, בטלפון \u206609-000-0000\u2069.'),
    expect.stringContaining('5% ממחיר מה שבוטל או ₪100, לפי הנמוך'),
    expect.stringContaining('ארבעה חודשים'),
    'לעמוד ביטול העסקה:',
    'https://shop.example/cancel',
    'לתקנון:',
    'https://shop.example/terms',
    '',
    'פרטי העסק',
    '\u2068יעל כהן\u2069',
    'עוסק מורשה \u2066000000000\u2069',
    '\u2068רחוב הבנים 11, הרצליה\u2069',
    'טלפון: \u206609-000-0000\u2069',
    'אימייל: \u2066studio@example.co.il\u2069',
    '',
    '—',
    '\u2068פטיש ונייר\u2069',
    'המייל הזה נשלח כי בוצעה הזמנה באתר, ואין בו פרסום.',
  ]);
});

describe('a confirmed order', () => {
  const text = (...facts: Parameters<typeof mailFacts>) => mail({ kind: 'confirmed' }, ...facts).text;

  it('is written in English with translated titles, and with its base text otherwise', () => {
    const { subject, text } = mail({ kind: 'confirmed' }, 'en');
    expect(subject).toBe('Order 1042 is confirmed: ₪816.30 paid');
    expect(text).toContain('Thank you, Dana.');
    expect(text).toContain('You paid ₪816.30 with the card ending in 4242.');
    expect(text).toContain('• Hammered ring “Root”: ₪460.00');
    expect(text).toContain('• רימון בשש שכבות: ₪39.00');
    expect(text).toContain('You can cancel until the end of Tuesday, 1 December 2026; ₪348.84 comes back.');
    expect(text).toContain('It is not an invoice or a receipt.');
    expect(text).toContain('Yael Cohen\nLicensed dealer no. 000000000\n11 HaBanim St., Herzliya');
    expect(text).toContain('https://shop.example/en/tutorials/tutorial-item');
    expect(text).toContain('https://shop.example/en/terms');
  });

  it.each([
    ['bit', 816.3, 'You paid ₪816.30 with Bit.', 'Order 1042 is confirmed: ₪816.30 paid'],
    ['arrange', 816.3, 'Your payment has arrived: ₪816.30.', 'Order 1042 is confirmed: ₪816.30 paid'],
    ['card', 0, 'There was nothing to pay.', 'Order 1042 is confirmed'],
  ] as const)('that was paid by %s (%d)', (method, paid, sentence, subject) => {
    const payment = { ...ORDER.payment, method, paid: shekels(paid) };
    const total = shekels(paid);
    const written = mail({ kind: 'confirmed' }, 'en', { payment, total, lines: [SEAT] });
    expect(written.text).toContain(sentence);
    expect(written.subject).toBe(subject);
  });

  it('repeats what a workshop asked and what was answered', () => {
    const lines = [{ ...SEAT, question: 'יש אלרגיות?', answer: 'Peanuts' }];
    const { text } = mail({ kind: 'confirmed' }, 'he', { ...ORDER, lines });
    const bare = text.replace(/[\u2066-\u2069]/g, '');
    expect(bare).toContain('יש אלרגיות? ״Peanuts״');
  });

  it('of an exempt dealer says nothing of VAT', () => {
    const exempt = text('en', { vat: null }, { tax: { kind: 'exempt', rate: 18 } });
    expect(exempt).not.toContain('VAT');
    expect(exempt).toContain('Exempt dealer no. 000000000');
  });

  it('leaves out what the shop has not said', () => {
    const unset = {
      legalName: null,
      businessNumber: null,
      address: null,
      hours: null,
      phone: null,
      email: null,
    };
    const written = text('en', { documents: [] }, { shop: { ...SHOP.shop, ...unset } });
    expect(written).toContain('The seller\nHammer & Paper\n\n');
    expect(written).not.toMatch(/null|undefined|Phone|Email|by phone|by email/);
  });

  it('tells where a parcel goes, and what a seat alone doesn’t need', () => {
    const sent = text('he', { delivery: COURIER });
    expect(sent).toContain('שליח עד הבית: ₪40.00');
    expect(sent).toContain(
      'כשהחבילה תצא לדרך יגיע מייל נוסף.\n2–5 ימי עסקים\nכתובת: דיזנגוף 99, קומה 3, דירה 12, תל אביב, מיקוד 6433222',
    );
    expect(text('he', { delivery: undefined, lines: [SEAT] })).not.toContain('איסוף');
  });

  it.each([
    ['making_begun', 'Made for you, and work has begun'],
    ['opened', 'The tutorial has been opened'],
    ['deadline_passed', 'The last day to cancel has passed'],
    ['handed_over_over_14_days', 'more than 14 days ago'],
  ])('says why a line can’t be cancelled: %s', (reason, sentence) => {
    expect(text('en', { lines: [{ ...SEAT, cancellation: { allowed: false, reason } }] })).toContain(
      sentence,
    );
  });
});

describe('an order that was placed', () => {
  it.each([
    ['he', 'הזמנה 1042 שמורה עד 25 בנובמבר: נשאר לשלם ₪816.30', 'שמור עד יום רביעי, 25 בנובמבר 2026, 11:51.'],
    [
      'en',
      'Order 1042 is held until 25 November: ₪816.30 to pay',
      'held until Wednesday, 25 November 2026, 11:51.',
    ],
  ] as const)('says in %s what to pay, how and until when', (lang, subject, until) => {
    const placed = mail({ kind: 'placed' }, lang, PENDING);
    expect(placed.subject).toBe(subject);
    expect(placed.text).toContain(until);
    expect(placed.text).not.toMatch(/אישור הזמנה|confirms your order/);
    expect(placed.text).toContain(plain(SHOP.payments.arrange.text[lang]!));
    expect(placed.text).not.toMatch(/יוחזרו|₪[\d.]+ comes back|לפתיחת המדריך|Open the tutorial/);
  });

  it('says what is left after a part was paid', () => {
    const payment = { ...PENDING.payment!, paid: shekels(300.1) };
    const { subject, text } = mail({ kind: 'placed' }, 'en', { ...PENDING, payment });
    expect(subject).toContain('₪516.20 to pay');
    expect(text).toContain('Total: ₪816.30\nPaid: ₪300.10\nLeft to pay: ₪516.20');
  });

  it('asks for nothing again that went back after the order was confirmed', () => {
    const payment = { ...ORDER.payment, refunded: shekels(300.1) };
    const { text } = mail({ kind: 'confirmed' }, 'en', { payment });
    expect(text).toContain('Paid: ₪816.30');
    expect(text).not.toContain('Left to pay');
  });
});

describe('pieces', () => {
  const lines = [MAKING, SEAT];

  it.each([
    ['he', 'בעבודה: טבעת רקועה ״שורש״, הזמנה 1042', '״רקועה כבר״', 'ולכן אין ביטול.'],
    ['en', 'Being made: Hammered ring “Root”, order 1042', '“רקועה כבר”', 'so it can’t be canceled.'],
  ] as const)('that are being made, in %s', (lang, subject, stage, right) => {
    const written = mail({ kind: 'making', lines: ['ring'] }, lang, { lines });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(stage);
    expect(written.text).toContain(right);
    expect(written.text).not.toMatch(/A first ring|טבעת ראשונה|photo|תמונה/);
  });

  const [first] = MAKING.stages!;
  const PHOTO = { ...first!, _id: 's2', image: '/files/a.webp?signature=x' };
  const { text: _words, ...wordless } = PHOTO;

  it.each([
    ['he', 'making', 'מהשולחן: טבעת רקועה ״שורש״, הזמנה 1042', 'יש תמונה מהעבודה, בעמוד ההזמנה.'],
    ['en', 'making', 'From the bench: Hammered ring “Root”, order 1042', 'There’s a photo of the work'],
    ['en', 'ready', 'Ready for pickup: Hammered ring “Root”, order 1042', 'There’s a photo of the work'],
  ] as const)('with another picture lead to it, in %s at %s', (lang, kind, subject, sentence) => {
    for (const [picture, isQuoted] of [
      [{ ...PHOTO, text: 'polished', state: kind }, true],
      [{ ...wordless, state: kind }, false],
    ] as const) {
      const shown = { ...MAKING, state: kind, stages: [first!, picture] };
      const written = mail({ kind, lines: ['ring'] }, lang, { lines: [shown] });
      expect(written.subject).toBe(subject);
      expect(written.text).toContain(sentence);
      expect(written.text.includes('polished')).toBe(isQuoted);
      expect(written.text).not.toMatch(/רקועה כבר/);
      expect(written.text + written.html).not.toContain('a.webp');
    }
  });

  it.each([
    ['he', ORDER.delivery, 'מוכן לאיסוף: טבעת רקועה ״שורש״ ועוד 1, הזמנה 1042', 'שעות: א׳–ה׳'],
    ['en', ORDER.delivery, 'Ready for pickup: Hammered ring “Root” and 1 more, order 1042', 'Hours: Sun–Thu'],
    ['he', COURIER, 'מוכן למשלוח: טבעת רקועה ״שורש״ ועוד 1, הזמנה 1042', 'יגיע מייל נוסף'],
    ['en', COURIER, 'Ready to ship: Hammered ring “Root” and 1 more, order 1042', 'another email'],
  ] as const)('that are ready, in %s', (lang, delivery, subject, sentence) => {
    const two = [MAKING, { ...MAKING, _id: 'second', quantity: 2 }];
    const written = mail({ kind: 'ready', lines: ['ring', 'second'] }, lang, { lines: two, delivery });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(sentence);
    expect(written.text).toMatch(/(?:כמות|Quantity): 2\n/);
  });

  it.each([
    ['he', 'הזמנה 1042 בדרך, מספר מעקב RR123456789IL', 'למעקב אחרי החבילה:\nhttps://track.example/?a=1&b=2'],
    [
      'en',
      'Order 1042 is on its way, tracking number RR123456789IL',
      'Track the parcel:\nhttps://track.example/?a=1&b=2',
    ],
  ] as const)('that were sent, in %s', (lang, subject, tracking) => {
    const written = mail({ kind: 'sent' }, lang, { delivery: COURIER });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(tracking);
    expect(written.html).toContain('href="https://track.example/?a=1&amp;b=2"');
    expect(written.text).not.toMatch(/A first ring|רימון/);
  });

  it('that were sent without a number', () => {
    const { trackingNumber: _, trackingUrl: __, ...delivery } = COURIER;
    const written = mail({ kind: 'sent' }, 'en', { delivery });
    expect(written.subject).toBe('Order 1042 is on its way');
    expect(written.text).not.toContain('Tracking');
  });
});

describe('a refund', () => {
  test.each([
    ['he', 'הוחזרו ₪348.84 על הזמנה 1042', 'דמי ביטול: −₪18.36\nהוחזרו: ₪348.84', 'לכרטיס שמסתיים ב־4242'],
    [
      'en',
      '₪348.84 refunded for order 1042',
      'Cancellation fee: −₪18.36\nRefunded: ₪348.84',
      'the card ending in 4242',
    ],
  ] as const)('in %s', (lang, subject, sums, card) => {
    const written = mail({ kind: 'refund', refund: REFUND }, lang);
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(sums);
    expect(written.text).toContain(card);
  });

  it('of delivery and of a sum without a line', () => {
    const refund = { ...REFUND, amount: shekels(388.84), way: 'hand' as const };
    const more = mail({ kind: 'refund', refund }, 'en').text;
    expect(more).toContain(
      'A first ring: ₪367.20\nDelivery or a further sum: ₪40.00\nCancellation fee: −₪18.36',
    );
    expect(more).toContain('returned directly');
    const bare = mail({ kind: 'refund', refund: { ...refund, fee: shekels(0), lines: [] } }, 'en').text;
    expect(bare).toContain('Amount: ₪388.84\nRefunded: ₪388.84');
    expect(bare).not.toContain('fee');
  });
});

describe('a cancellation', () => {
  test.each([
    [
      'he',
      'בקשת הביטול של הזמנה 1042 התקבלה',
      'יום שני, 23 בנובמבר 2026, 14:05',
      'סכום ההחזר: ₪348.84, בתוך 14 יום',
    ],
    [
      'en',
      'Your request to cancel order 1042 has arrived',
      'Monday, 23 November 2026, 14:05',
      'Refund: ₪348.84, within 14 days',
    ],
  ] as const)('that is asked for, in %s', (lang, subject, at, refund) => {
    const written = mail({ kind: 'cancellation' }, lang, { cancellationRequest: REQUEST });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(at);
    expect(written.text).toContain(refund);
    expect(written.text).toContain('לא אוכל להגיע');
    expect(written.text).toContain('/cancel/request-id');
    expect(written.text).not.toMatch(/Root|שורש|return what you/);
  });

  test.each([
    ['he', 'לא ינוכו דמי ביטול'],
    ['en', 'No cancellation fee is deducted'],
  ] as const)('for a defect has no fee, in %s', (lang, sentence) => {
    const written = (cancellationRequest: typeof REQUEST) =>
      mail({ kind: 'cancellation' }, lang, { cancellationRequest }).text;
    expect(written({ ...REQUEST, defect: true })).toContain(sentence);
    expect(written(REQUEST)).not.toContain(sentence);
  });

  it('of what was handed over asks for it back', () => {
    const lines: OrderLine[] = [{ ...RING, state: 'handed_over' }];
    const cancellationRequest = { ...REQUEST, lines: ['ring'] };
    expect(mail({ kind: 'cancellation' }, 'en', { lines, cancellationRequest }).text).toContain(
      'Please return',
    );
  });

  test.each([
    [
      'he',
      'confirmed',
      'בקשת הביטול של הזמנה 1042 טופלה',
      'עד כה הוחזרו ₪348.84 מתוך ₪816.30, אחרי דמי ביטול של ₪18.36.',
    ],
    [
      'en',
      'cancelled',
      'Order 1042 is canceled',
      'So far ₪348.84 of ₪816.30 was refunded, after a cancellation fee of ₪18.36.',
    ],
  ] as const)('that is decided, in %s: %s', (lang, state, subject, money) => {
    const written = mail({ kind: 'cancellation' }, lang, {
      state,
      lines: [RING, { ...SEAT, state: 'cancelled' }],
      payment: { ...ORDER.payment, refunded: shekels(348.84), fee: shekels(18.36) },
      cancellationRequest: { ...REQUEST, settled: '2026-11-24T08:00:00.000Z' },
    });
    expect(written.subject).toBe(subject);
    expect(written.text).toContain(money);
    expect(written.text).not.toMatch(/Root|שורש/);
  });

  it('of an order that wasn’t paid says that nothing comes back', () => {
    const written = mail({ kind: 'cancellation' }, 'en', { ...PENDING, state: 'cancelled' });
    expect(written.text).toContain('Nothing was paid');
  });
});

describe('an order whose hold has ended', () => {
  const expired = (lang: 'he' | 'en', paid: number) => {
    const payment = { ...PENDING.payment!, paid: shekels(paid) };
    return mail({ kind: 'expired' }, lang, { ...PENDING, state: 'expired', payment });
  };

  it('wasn’t charged', () => {
    expect(expired('he', 0).subject).toBe('השמירה של הזמנה 1042 הסתיימה');
    expect(expired('he', 0).text).toContain(
      'לא שולמה עד יום רביעי, 25 בנובמבר 2026, 11:51, ולכן בוטלה.\nלא נגבה תשלום.',
    );
    expect(expired('en', 0).text).toContain('Nothing was charged.');
  });

  it('and was paid in part or too late, gets its money back', () => {
    expect(expired('en', 300).text).toContain(
      'Until then ₪300.00, a part of it, arrived. It will be refunded',
    );
    const late = expired('en', 816.3);
    expect(late.subject).toBe('The payment for order 1042 came after its hold had ended');
    expect(late.text).not.toContain('Nothing was charged');
  });
});
