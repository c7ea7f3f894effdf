import { expect, it } from 'vitest';
import { daysBetween } from './days-between.ts';

it('counts days across a clock change', () => {
  expect(daysBetween('2026-03-26T21:00:00Z', '2026-03-27T22:00:00Z')).toBe(2);
  expect(daysBetween('2026-10-24T20:00:00Z', '2026-10-25T21:00:00Z')).toBe(1);
});
