import { expect, test } from 'vitest';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { moveTargets } from './move-targets.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');

function workshop(_id: string, date: string, values: Partial<AdminWorkshop> = {}): AdminWorkshop {
  const dates = [{ date: `${date}T16:00:00.000Z`, duration: 180 }];
  return {
    _id,
    series: null,
    participantLimit: 8,
    participants: 3,
    workshopDates: dates,
    ...values,
  } as AdminWorkshop;
}

test('other dates of the same workshop come first, and nothing that is over is offered', () => {
  const all = [
    workshop('first', '2026-11-24'),
    workshop('late', '2026-12-20', { series: 'first' as never }),
    workshop('soon', '2026-12-01', { series: 'first' as never, held: 2 }),
    workshop('past', '2026-11-20', { series: 'first' as never }),
    workshop('other', '2026-11-30', { participants: 9 }),
  ];
  const { series, others } = moveTargets(all, 'first', NOW);
  expect(series.map(({ workshop: { _id }, free }) => [_id, free])).toEqual([
    ['soon', 3],
    ['late', 5],
  ]);
  expect(others.map(({ workshop: { _id }, free }) => [_id, free])).toEqual([['other', 0]]);
});

test('a workshop whose meeting goes on now can still be moved to', () => {
  const running = workshop('running', '2026-11-23', {
    workshopDates: [{ date: '2026-11-23T09:00:00.000Z', duration: 120 }],
  });
  expect(moveTargets([running], 'first', NOW).others).toHaveLength(1);
});
