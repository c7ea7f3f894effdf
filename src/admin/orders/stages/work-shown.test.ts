import { expect, it } from 'vitest';
import { canShowWork } from './work-shown.ts';

type Given = Parameters<typeof canShowWork>;

const stage = { _id: 's', state: 'ready', at: '2026-06-01T09:00:00.000Z' } as const;
const CASES: [Given[0]['state'], Given[1], boolean][] = [
  ['confirmed', { productType: 'Item', madeToOrder: true, state: 'waiting' }, false],
  ['confirmed', { productType: 'Item', madeToOrder: true, state: 'making' }, true],
  ['confirmed', { productType: 'Item', madeToOrder: true, state: 'ready' }, true],
  ['completed', { productType: 'Item', madeToOrder: true, state: 'handed_over' }, true],
  ['cancelled', { productType: 'Item', madeToOrder: true, state: 'cancelled' }, false],
  ['confirmed', { productType: 'Item', madeToOrder: false, state: 'ready' }, false],
  ['confirmed', { productType: 'Item', madeToOrder: false, state: 'making' }, true],
  ['confirmed', { productType: 'Item', madeToOrder: false, state: 'ready', stages: [stage] }, true],
  ['pending', { productType: 'Item', madeToOrder: true, state: 'held' }, false],
  ['confirmed', { productType: 'Workshop', state: 'registered' }, false],
];

it.each(CASES)('of a %s order: %j %s', (state, line, expected) => {
  expect(canShowWork({ state }, line)).toBe(expected);
});
