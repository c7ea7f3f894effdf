import { expect, it } from 'vitest';
import { groupedProblems } from './grouped-problems.ts';

it('the same problem is told once, with its rows', () => {
  const errors = [
    { row: 2, problem: 'a' },
    { row: 2, field: 'IMAGE1', problem: 'b' },
    { row: 2, field: 'IMAGE2', problem: 'b' },
    { row: 5, problem: 'a' },
  ];
  expect(groupedProblems(errors)).toEqual([
    { problem: 'a', rows: [2, 5] },
    { problem: 'b', rows: [2] },
  ]);
});
