import { expect, it } from 'vitest';
import type { OrderLine } from '#contract/orders.ts';
import { inOrderOfUse } from './line-order.ts';

const line = (title: string, state: OrderLine['state'], date?: string) =>
  ({ title, state, ...(date && { meetings: [{ date, duration: 60 }] }) }) as OrderLine;

const LINES = [
  line('cancelled', 'cancelled'),
  line('in line', 'waiting'),
  line('later', 'registered', '2026-12-10T10:00:00.000Z'),
  line('sooner', 'registered', '2026-12-03T10:00:00.000Z'),
  line('to read', 'granted'),
  line('to fetch', 'ready'),
];
const titles = (state: 'pending' | 'confirmed') =>
  inOrderOfUse({ state, lines: LINES }).map(({ title }) => title);

it('puts first what can be used now, then what comes next', () => {
  expect(titles('confirmed')).toEqual(['to read', 'to fetch', 'sooner', 'later', 'in line', 'cancelled']);
});

it('keeps the cart’s order of an order that isn’t confirmed', () => {
  expect(titles('pending')).toEqual(LINES.map(({ title }) => title));
});
