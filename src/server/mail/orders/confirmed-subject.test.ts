import { expect, it } from 'vitest';
import { RING, SEAT, TUTORIAL, mailFacts } from '#test/sample-order.ts';
import { orderMail } from './order-mail.ts';

const { readyBy: _day, ...UNDATED } = RING;

it.each([
  ['all that is made has a day', [RING, TUTORIAL, { ...UNDATED, madeToOrder: false }], true],
  ['a piece is made without a day', [RING, UNDATED], false],
  ['a workshop is part of it', [RING, SEAT], false],
])('the subject names a day where all of the order is ready by then: %s', (_, lines, hasDay) => {
  const { subject } = orderMail({ kind: 'confirmed' }, mailFacts('en', { lines }));
  expect(subject.replaceAll('\u00A0', ' ').includes('ready around 6 December')).toBe(hasDay);
});
