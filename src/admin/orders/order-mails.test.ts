import { expect, test } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { orderMails } from './order-mails.ts';

const AT = '2026-11-23T10:00:00.000Z';
const order = (part: object = {}): AdminOrder =>
  ({
    state: 'confirmed',
    contact: { email: 'ruth@example.com' },
    lines: [{ productType: 'Item', state: 'waiting' }],
    refunds: [],
    events: [{ event: 'confirmed', at: AT }],
    ...part,
  }) as unknown as AdminOrder; // only what is read

test.each([
  ['confirmed', {}, ['confirmed']],
  ['pending', { state: 'pending', events: [] }, ['placed']],
  ['expired', { state: 'expired', events: [] }, ['expired']],
  ['being made', { lines: [{ productType: 'Item', state: 'making' }] }, ['confirmed', 'making']],
  ['ready', { lines: [{ productType: 'Item', state: 'ready' }] }, ['confirmed', 'making', 'ready']],
  ['a seat', { lines: [{ productType: 'Workshop', state: 'attended' }] }, ['confirmed']],
  ['followed', { delivery: { trackingUrl: 'https://post.example/1' } }, ['confirmed', 'sent']],
  ['refunded', { refunds: [{ state: 'done' }] }, ['confirmed', 'refund']],
  ['not refunded', { refunds: [{ state: 'refused' }] }, ['confirmed']],
  ['asked to be cancelled', { cancellationRequest: { at: AT } }, ['confirmed', 'cancellation']],
  ['cancelled', { state: 'cancelled', events: [] }, ['cancellation']],
  ['of an erased customer', { contact: { email: '' } }, []],
])('an order that is %s', (_, part, mails) => {
  expect(orderMails(order(part)).map(({ mail }) => mail)).toEqual(mails);
});

test('a mail was sent when it was sent last', () => {
  const later = '2026-11-24T10:00:00.000Z';
  const events = [
    { event: 'confirmed', at: AT },
    { event: 'mail_sent', mail: 'confirmed', at: AT },
    { event: 'mail_sent', mail: 'confirmed', at: later },
    { event: 'mail_sent', mail: 'ready', at: AT },
  ];
  expect(orderMails(order({ events }))).toEqual([{ mail: 'confirmed', at: later }]);
  expect(orderMails(order())).toEqual([{ mail: 'confirmed', at: undefined }]);
});
