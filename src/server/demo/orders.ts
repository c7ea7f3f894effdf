/** Orders of the last weeks, some in each state, in the order of their numbers. */
import { DANIEL, MAYA, NOA, RINA, TAMAR, YAEL } from './people.ts';
import type { DemoOrder } from './types.ts';

const piece = (item: string, quantity = 1) => ({ productType: 'Item' as const, item, quantity });
const seats = (item: string, quantity = 1) => ({ productType: 'Workshop' as const, item, quantity });
const tutorial = (item: string) => ({ productType: 'Tutorial' as const, item, quantity: 1 });

export const DEMO_ORDERS: DemoOrder[] = [
  {
    placed: { daysAgo: 24, time: '20:12' },
    by: NOA,
    lang: 'he',
    lines: [piece('product-hoops-hammered'), piece('product-gift-tags', 2)],
    steps: [
      { daysAgo: 23, time: '09:30', kind: 'paid', method: 'bit' },
      { daysAgo: 22, time: '11:00', kind: 'moved', line: 0, to: 'ready' },
      { daysAgo: 22, time: '11:02', kind: 'moved', line: 1, to: 'ready' },
      { daysAgo: 20, time: '17:15', kind: 'moved', line: 0, to: 'handed_over' },
      { daysAgo: 20, time: '17:15', kind: 'moved', line: 1, to: 'handed_over' },
    ],
  },
  {
    placed: { daysAgo: 21, time: '12:40' },
    by: DANIEL,
    lang: 'en',
    lines: [seats('workshop-chain-links')],
    steps: [
      { daysAgo: 20, time: '10:05', kind: 'paid', method: 'bank' },
      { daysAgo: 7, time: '21:30', kind: 'moved', line: 0, to: 'attended' },
    ],
  },
  {
    placed: { daysAgo: 16, time: '08:55' },
    by: MAYA,
    lang: 'he',
    lines: [piece('product-earrings-dew-pearl', 2)],
    steps: [
      { daysAgo: 15, time: '09:10', kind: 'paid', method: 'bit' },
      { daysAgo: 13, time: '12:30', kind: 'moved', line: 0, to: 'ready' },
      { daysAgo: 11, time: '16:45', kind: 'moved', line: 0, to: 'handed_over' },
      {
        daysAgo: 6,
        time: '10:20',
        kind: 'refunded',
        line: 0,
        quantity: 1,
        reason: 'פנינה אחת התרופפה',
        restock: false,
      },
    ],
  },
  {
    placed: { daysAgo: 13, time: '22:31' },
    by: YAEL,
    lang: 'he',
    lines: [piece('product-wall-hamsa')],
    steps: [{ daysAgo: 10, time: '22:32', kind: 'expired' }],
  },
  {
    placed: { daysAgo: 11, time: '13:05' },
    by: TAMAR,
    lang: 'he',
    lines: [piece('product-card-set-blossom', 2)],
    steps: [{ daysAgo: 11, time: '19:40', kind: 'cancelled' }],
  },
  {
    placed: { daysAgo: 9, time: '18:20' },
    by: NOA,
    lang: 'he',
    lines: [piece('product-paper-pomegranate')],
    postedTo: { city: 'חיפה', street: 'שדרות הנשיא', house: '40', apartment: '6', postcode: '3463840' },
    note: 'זו מתנה, אפשר בלי מחיר?',
    steps: [
      { daysAgo: 8, time: '09:00', kind: 'paid', method: 'bit' },
      { daysAgo: 7, time: '10:30', kind: 'moved', line: 0, to: 'ready' },
      { daysAgo: 6, time: '12:10', kind: 'sent', trackingNumber: 'RR000000000IL' },
      { daysAgo: 6, time: '12:11', kind: 'moved', line: 0, to: 'handed_over' },
    ],
  },
  {
    placed: { daysAgo: 8, time: '21:02' },
    by: YAEL,
    lang: 'he',
    lines: [piece('product-pendant-full-moon')],
    steps: [
      { daysAgo: 7, time: '09:45', kind: 'paid', method: 'bank' },
      { daysAgo: 5, time: '17:20', kind: 'moved', line: 0, to: 'handed_over' },
      { daysAgo: 2, time: '20:15', kind: 'asked', lines: [0], reason: 'קיבלתי במתנה תליון דומה.' },
    ],
  },
  {
    placed: { daysAgo: 6, time: '15:48' },
    by: DANIEL,
    lang: 'en',
    lines: [{ ...piece('product-ring-root-band'), choices: ['plated', '54'], personalText: 'Forever, M.' }],
    note: 'It’s a surprise, please call before noon.',
    steps: [
      { daysAgo: 5, time: '11:00', kind: 'paid', method: 'bit' },
      {
        daysAgo: 3,
        time: '14:00',
        kind: 'moved',
        line: 0,
        to: 'making',
        text: 'The band is cut and soldered; next comes the bark texture.',
      },
    ],
  },
  {
    placed: { daysAgo: 5, time: '10:30' },
    by: RINA,
    byPhone: true,
    lang: 'he',
    lines: [seats('workshop-first-ring', 2)],
    note: 'באה עם הבת',
    steps: [{ daysAgo: 4, time: '12:00', kind: 'paid', method: 'bit' }],
  },
  {
    placed: { daysAgo: 4, time: '19:26' },
    by: TAMAR,
    lang: 'he',
    lines: [piece('product-earrings-olive-leaf')],
    steps: [
      { daysAgo: 3, time: '10:10', kind: 'paid', method: 'cash' },
      { daysAgo: 1, time: '12:45', kind: 'moved', line: 0, to: 'ready' },
    ],
  },
  {
    placed: { daysAgo: 2, time: '21:50' },
    by: MAYA,
    lang: 'he',
    lines: [{ ...piece('product-ring-morning-stack'), choices: ['54'] }, seats('workshop-first-ring')],
    steps: [{ daysAgo: 1, time: '09:20', kind: 'paid', method: 'bit' }],
  },
  {
    placed: { daysAgo: 1, time: '20:05' },
    by: NOA,
    lang: 'he',
    lines: [tutorial('tutorial-bezel'), tutorial('tutorial-wire-wrap')],
    steps: [],
  },
];
