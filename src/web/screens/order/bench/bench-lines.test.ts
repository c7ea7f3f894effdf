import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from '#contract/orders.ts';
import { benchLines, lastReadyBy, reachedAt, readyAhead } from './bench-lines.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
const line = (values: Partial<OrderLine>) => ({ _id: 'ring', state: 'making', ...values }) as OrderLine;
const stage = { _id: 's', state: 'making', at: '2026-11-25T10:00:00.000Z' } as const;
const EARLY = '2026-11-30T21:59:59.999Z';
const LATE = '2026-12-06T21:59:59.999Z';

it('has the lines of which something was shown', () => {
  const shown = line({ stages: [stage] });
  expect(benchLines({ lines: [line({}), shown, line({ stages: [] })] })).toEqual([shown]);
});

describe('the day of being ready', () => {
  it.each([
    [{ state: 'waiting', readyBy: EARLY }, EARLY],
    [{ state: 'making', readyBy: EARLY }, EARLY],
    [{ state: 'making', readyBy: '2026-11-26T21:59:59.999Z' }, '2026-11-26T21:59:59.999Z'],
    [{ state: 'making', readyBy: '2026-11-25T21:59:59.999Z' }, null],
    [{ state: 'making' }, null],
    [{ state: 'ready', readyBy: EARLY }, null],
    [{ state: 'held', readyBy: EARLY }, null],
    [{ state: 'cancelled', readyBy: EARLY }, null],
  ] as const)('of %j is %s', (values, day) => {
    expect(readyAhead(values, NOW)).toBe(day);
  });

  it.each([
    ['confirmed', [line({ readyBy: LATE }), line({ readyBy: EARLY })], LATE],
    ['confirmed', [line({ readyBy: LATE, state: 'ready' }), line({ readyBy: EARLY })], EARLY],
    ['confirmed', [line({ readyBy: EARLY }), line({ state: 'waiting', madeToOrder: true })], null],
    ['confirmed', [line({ readyBy: EARLY }), line({ state: 'waiting', madeToOrder: false })], EARLY],
    ['confirmed', [line({ readyBy: EARLY }), line({ state: 'registered' })], EARLY],
    ['confirmed', [line({ state: 'registered' })], null],
    ['pending', [line({ readyBy: LATE })], null],
    ['cancelled', [line({ readyBy: LATE })], null],
  ] as const)('of a %s order is that of its last piece', (state, lines, day) => {
    expect(lastReadyBy({ state, lines: [...lines] }, NOW)).toBe(day);
  });
});

it('finds when a line reached a stage', () => {
  const timeline: Order['timeline'] = [
    { at: '1', event: 'placed' },
    { at: '2', event: 'confirmed' },
    { at: '3', event: 'making', line: 'other' },
    { at: '4', event: 'making', line: 'ring' },
  ];
  const reached = (stage: Parameters<typeof reachedAt>[2]) => reachedAt({ timeline }, line({}), stage);
  expect(reached('waiting')).toBe('2');
  expect(reached('making')).toBe('4');
  expect(reached('ready')).toBeUndefined();
});
