import { expect, it } from 'vitest';
import { stageBar } from '#domain/orders/stage-bar.ts';
import orderEn from '#i18n/pages/order.en.ts';
import { COURIER, ORDER, RING } from '#test/sample-order.ts';
import { barWords } from './bar-words.ts';

const said = (line: Parameters<typeof stageBar>[0], delivery = ORDER.delivery) => {
  const stages = stageBar(line)!;
  const words = barWords(stages, { delivery }, orderEn);
  return stages.map((stage) => words[stage]);
};

it('keeps and packs a piece of stock, which nobody has to wait for', () => {
  const stocked = { ...RING, madeToOrder: false };
  expect(said(stocked)).toEqual(['Kept for you', 'Packed', 'Picked up']);
  expect(said(stocked, COURIER)).toEqual(['Kept for you', 'Packed', 'Shipped']);
});

it('tells of the work on what is made', () => {
  expect(said(RING)).toEqual(['Order received', 'On the bench', 'Ready', 'Picked up']);
  expect(said({ ...RING, madeToOrder: false, state: 'making' })).toContain('On the bench');
});
