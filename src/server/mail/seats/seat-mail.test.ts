import { describe, expect, it, test } from 'vitest';
import { COURSE, seatFacts } from '#test/sample-seats.ts';
import { shekels } from '#contract/money.ts';
import type { Lang } from '#domain/language.ts';
import type { SeatMailFacts, SeatMailKind } from './seat-facts.ts';
import { seatMail } from './seat-mail.ts';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');
const mail = (of: SeatMailKind, lang: Lang, values: Partial<SeatMailFacts> = {}) => {
  const { subject, text, html } = seatMail(of, seatFacts(lang, values));
  return { subject: plain(subject), text: plain(text), html };
};
const preview = (html: string) =>
  plain(/display:none[^>]*>(.*?)<\/p>/.exec(html)![1]!.replace(/<[^>]*>/g, ''));

const RIGHT = { isAllowed: true, until: '2026-12-01T21:59:59.999Z', refund: shekels(348.84) };

it('reminds of everything that one needs on the way', () => {
  const { subject, text, html } = mail({ kind: 'reminder', right: RIGHT }, 'he');
  expect(subject).toBe('מחרתיים ב־17:30: טבעת ראשונה, מפס ועד אצבע');
  expect(preview(html)).toBe('יום חמישי, 3 בדצמבר 2026, 17:30, הסטודיו');
  expect(text.split('\n')).toEqual([
    'נפגשים מחרתיים',
    '',
    'יום חמישי, 3 בדצמבר 2026, 17:30, הסטודיו',
    '',
    '• טבעת ראשונה, מפס ועד אצבע',
    'יום חמישי, 3 בדצמבר 2026, 17:30, 4 שעות',
    'יום חמישי, 10 בדצמבר 2026, 17:30, 4 שעות',
    'איפה: הסטודיו',
    'כתובת: רחוב הבנים 11, הרצליה',
    'מה להביא: נעליים סגורות, שיער אסוף.',
    'איך מגיעים:',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('רחוב הבנים 11, הרצליה')}`,
    'הוספה ליומן:',
    'https://shop.example/api/workshops/course/calendar.ics?lang=he',
    '',
    'משהו השתנה?',
    'אפשר לבטל עד סוף היום, יום שלישי, 1 בדצמבר 2026; יוחזרו ₪348.84.',
    'עד המפגש הראשון אפשר להעביר את המקום למישהו אחר, בחשבון או בתשובה למייל הזה עם שם וכתובת מייל.',
    'לביטול המקום:',
    'https://shop.example/orders/order-id',
    'להעברה למישהו אחר:',
    'https://shop.example/account',
    '',
    '—',
    'פטיש ונייר',
    'פטיש ונייר, רחוב הבנים 11, הרצליה · 09-000-0000',
    'המייל הזה נשלח כי יש לך מקום בסדנה, ואין בו פרסום.',
  ]);
});

describe('a reminder', () => {
  const at = (now: string) => ({ now: new Date(now) });

  test.each([
    ['he', '2026-12-03T06:00:00.000Z', 'היום ב־17:30: ', 'נפגשים היום'],
    ['he', '2026-12-02T22:00:00.000Z', 'היום ב־17:30: ', 'נפגשים היום'],
    ['he', '2026-12-02T21:59:00.000Z', 'מחר ב־17:30: ', 'נפגשים מחר'],
    ['he', '2026-11-26T07:00:00.000Z', 'יום ה׳, 3 בדצמבר, 17:30: ', 'נפגשים בעוד 7 ימים'],
    ['en', '2026-12-03T06:00:00.000Z', 'Today at 17:30: ', 'See you today'],
    ['en', '2026-12-02T07:00:00.000Z', 'Tomorrow at 17:30: ', 'See you tomorrow'],
    ['en', '2026-12-01T07:00:00.000Z', 'In two days at 17:30: ', 'See you in two days'],
    ['en', '2026-11-26T07:00:00.000Z', 'Thu, 3 December, 17:30: ', 'See you in 7 days'],
  ] as const)('in %s says how near it is at %s', (lang, now, subject, heading) => {
    const written = mail({ kind: 'reminder', right: null }, lang, at(now));
    expect(written.subject.startsWith(subject)).toBe(true);
    expect(written.text.startsWith(heading)).toBe(true);
  });

  it('says nothing of canceling to who didn’t order, and that it is late to who did', () => {
    expect(mail({ kind: 'reminder', right: null }, 'en').text).not.toMatch(/cancel|pass your seat/i);
    const late = mail({ kind: 'reminder', right: { ...RIGHT, isAllowed: false } }, 'en').text;
    expect(late).toContain('It’s too late to cancel.\nUntil the first meeting you can pass your seat on');
    expect(late).not.toMatch(/Cancel the seat|348/);
  });

  it('leaves out what isn’t known', () => {
    const { text } = mail({ kind: 'reminder', right: null }, 'en', {
      bring: null,
      workshop: { ...COURSE, location: '', translations: { en: {} }, image: null },
      shop: { name: { he: 'פטיש', en: 'Hammer' }, address: null, phone: null },
    });
    expect(text).not.toMatch(/Where|Address|bring|directions|null|undefined/);
    expect(text).toContain('—\nHammer\nHammer\nYou’re');
  });

  it('names the shop’s address at the studio alone', () => {
    const there = (location: string) =>
      mail({ kind: 'reminder', right: null }, 'he', {
        workshop: { ...COURSE, location, translations: { en: {} } },
      }).text.includes('כתובת:');
    expect([there('הסטודיו'), there('גן הפסלים'), there('הסטודיו, רחוב הבנים 11, הרצליה')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the waiting list', () => {
  test.each([
    ['he', 'מספר 3 ברשימת ההמתנה: טבעת', 'מספר 3 ברשימה, לשני מקומות.', 'יישמר 24 שעות'],
    [
      'en',
      'Number 3 on the waiting list: A first',
      'You’re number 3 on the list, for 2 seats.',
      'for 24 hours',
    ],
  ] as const)('was joined, in %s', (lang, subject, position, held) => {
    const written = mail({ kind: 'waiting_joined', position: 3, offerHours: 24 }, lang, { seats: 2 });
    expect(written.subject).toContain(subject);
    expect(preview(written.html)).toBe(position);
    expect(written.text).toContain(held);
    expect(written.text).toContain('/waiting-list?token=the-token');
  });

  test.each([
    ['he', 1, 'התפנה מקום, שמור עד יום ד׳, 2 בדצמבר, 09:00: ', 'שמור לך עד יום רביעי, 2 בדצמבר 2026, 09:00.'],
    ['he', 3, 'התפנו 3 מקומות, שמורים עד יום ד׳', 'שמורים לך עד'],
    [
      'en',
      1,
      'A seat came free, held until Wed, 2 December, 09:00: ',
      'It’s held for you until Wednesday, 2',
    ],
    ['en', 2, '2 seats came free, held until', 'They’re held for you until'],
  ] as const)('has an offer, in %s for %d', (lang, seats, subject, until) => {
    const written = mail({ kind: 'seat_offered', until: '2026-12-02T07:00:00.000Z' }, lang, { seats });
    expect(written.subject.startsWith(subject)).toBe(true);
    expect(preview(written.html).startsWith(until)).toBe(true);
    expect(written.text).toMatch(/\/workshops\/course\n/);
    expect(written.text).toContain('/waiting-list?token=the-token');
  });

  it('can be joined again after an offer ended, while there is something to wait for', () => {
    const again = (values: Partial<SeatMailFacts>) => mail({ kind: 'offer_ended' }, 'en', values).text;
    expect(again({})).toContain('join the list again');
    expect(again({ now: new Date('2026-12-10T15:30:00.000Z') })).not.toMatch(/again|See the workshop/);
    const { addresses } = seatFacts('en');
    expect(again({ addresses: { ...addresses, workshop: null } })).not.toMatch(/again|See the workshop/);
  });
});

describe('a change', () => {
  const [first, second] = COURSE.meetings as [
    { date: string; duration: number },
    { date: string; duration: number },
  ];
  const change = (lang: Lang, before: Partial<typeof COURSE>) =>
    mail({ kind: 'changed', before: { ...COURSE, ...before } }, lang);

  it('of a date tells the new one first, and what it was', () => {
    const { subject, text, html } = change('he', {
      meetings: [first, { ...second, date: '2026-12-11T15:30:00.000Z' }],
    });
    expect(subject).toBe('מועד חדש, יום ה׳, 10 בדצמבר, 17:30: טבעת ראשונה, מפס ועד אצבע');
    expect(preview(html)).toBe('יום חמישי, 10 בדצמבר 2026, 17:30, הסטודיו');
    const [, before] = text.split('מה היה קודם\n');
    expect(before!.split('\n').slice(0, 3)).toEqual([
      'יום חמישי, 3 בדצמבר 2026, 17:30, 4 שעות',
      'יום שישי, 11 בדצמבר 2026, 17:30, 4 שעות',
      '',
    ]);
  });

  it('of the place names both', () => {
    const { subject, text } = change('en', { translations: { en: { location: 'The garden' } } });
    expect(subject).toBe('New place, The studio: A first ring');
    expect(text).toContain('The place has changed');
    expect(text).toContain('What it was before\nThe garden\n');
  });

  it('that only takes a meeting away, and one of both', () => {
    const third = { date: '2026-12-17T15:30:00.000Z', duration: 120 };
    const removed = change('en', { meetings: [first, second, third] });
    expect(removed.subject).toBe('Change of meetings: A first ring');
    const both = change('en', { meetings: [third], translations: { en: { location: 'The garden' } } });
    expect(both.text).toContain('The date and the place have changed');
  });

  it('of a person’s workshop says from which', () => {
    const before = { ...COURSE, title: 'צמיד', translations: { en: { title: 'A cuff' } } };
    const { subject, text } = mail({ kind: 'moved', before }, 'en');
    expect(subject).toBe('Your seat was moved to Thu, 3 December, 17:30: A first ring');
    expect(text).toContain('Your seat was moved to another workshop');
    expect(text).toContain('What it was before\nA cuff\nThursday, 3 December 2026, 17:30, 4 hours\n');
    expect(mail({ kind: 'moved', before: COURSE }, 'he').text).toContain('ההרשמה עברה למועד אחר');
  });
});

test.each([
  ['he', 'יש לך מקום בסדנה, יום ה׳, 3 בדצמבר, 17:30: ', 'הועברה אליך על ידי Dana Levi.'],
  ['en', 'You have a seat in a workshop, Thu, 3 December, 17:30: ', 'Dana Levi passed it on to you.'],
] as const)('who was given a seat is told by whom, in %s', (lang, subject, by) => {
  const written = mail({ kind: 'seat_given', by: 'Dana Levi' }, lang);
  expect(written.subject.startsWith(subject)).toBe(true);
  expect(written.text).toContain(by);
  expect(written.text).not.toMatch(/₪/);
});

test.each([
  ['he', 'המקום בסדנה כבר לא על שמך: ', 'על ידי Dana Levi עברה עכשיו למישהו אחר', 'כי היה לך מקום'],
  ['en', 'The seat is no longer yours: ', 'Dana Levi, who had passed it on to you', 'because you had a seat'],
] as const)('whose seat was given on is told by whom, in %s', (lang, subject, by, why) => {
  const written = mail({ kind: 'given_on', by: 'Dana Levi' }, lang);
  expect(written.subject.startsWith(subject)).toBe(true);
  expect(written.text).toContain(by);
  expect(written.text).toContain(why);
});

test.each([
  ['he', 'המקום בסדנה בוטל: ', 'על ידי Dana Levi בוטלה', 'כי היה לך מקום'],
  ['en', 'The seat was canceled: ', 'What Dana Levi had passed on to you was', 'because you had a seat'],
] as const)('whose given seat was cancelled is told whose it was, in %s', (lang, subject, by, why) => {
  const written = mail({ kind: 'seat_cancelled', by: 'Dana Levi' }, lang);
  expect(written.subject.startsWith(subject)).toBe(true);
  expect(written.text).toContain(by);
  expect(written.text).toContain(why);
});

test.each([
  ['he', 'ההרשמה הועברה אל Noa Bar: ', 'להזמנה 1042'],
  ['en', 'Your seat went to Noa Bar: ', 'See order 1042'],
] as const)('who gave a seat away is told to whom, in %s', (lang, subject, order) => {
  const written = mail({ kind: 'given_away', to: 'Noa Bar', orderNumber: 1042 }, lang);
  expect(written.subject.startsWith(subject)).toBe(true);
  expect(written.text).toContain(`${order}:\nhttps://shop.example`);
});

it('the maker’s message is as she wrote it, in a frame of its reader’s language', () => {
  const of = { kind: 'message', subject: 'חניה', text: 'שלום,\r\n\r\n<b>קו 29</b>', to: 'waiting' } as const;
  const { subject, text, html } = mail(of, 'en');
  expect(subject).toBe('חניה');
  expect(text).toContain('A message from Hammer & Paper\nשלום,\n\n<b>קו 29</b>\n');
  expect(text).toContain('on the waiting list, one email each');
  expect(html).toContain('&lt;b&gt;קו 29&lt;/b&gt;');
  expect(preview(html)).toBe('שלום, &lt;b&gt;קו 29&lt;/b&gt;');
});
