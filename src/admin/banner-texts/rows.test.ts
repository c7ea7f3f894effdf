import { expect, it } from 'vitest';
import type { BannerText } from '#contract/banner-texts.ts';
import { bannerRows, isRunning } from './rows.ts';

const text = (_id: string, day: number, endDate: string | null, english?: string): BannerText => ({
  _id,
  text: `טקסט ${_id}`,
  endDate,
  translations: english ? { en: { text: english } } : {},
  createdDate: `2026-11-0${day}T10:00:00.000Z`,
  updatedDate: `2026-11-0${day}T10:00:00.000Z`,
  version: 1,
  demo: false,
});
const NOW = new Date('2026-11-20T12:00:00Z');
const TEXTS = [
  text('a', 1, '2026-11-10T12:00:00.000Z'),
  text('b', 2, null, 'Hanukkah'),
  text('c', 3, '2026-12-01T12:00:00.000Z'),
];
const ids = (texts: readonly BannerText[]) => texts.map(({ _id }) => _id).join('');

it.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-20T21:59:59Z', true],
  ['2026-11-20T12:00:00.000Z', '2026-11-20T22:00:00Z', false],
  [null, '2999-01-01T00:00:00Z', true],
])('a text with the last day %s runs at %s: %s', (endDate, now, runs) => {
  expect(isRunning({ endDate }, new Date(now))).toBe(runs);
});

it.each([
  ['', { column: 'state', down: false }, 'cba'],
  ['', { column: 'end', down: false }, 'acb'],
  ['', { column: 'end', down: true }, 'bca'],
  ['', { column: 'text', down: true }, 'cba'],
  ['HANUK', { column: 'state', down: false }, 'b'],
  ['טקסט א', { column: 'state', down: false }, ''],
] as const)('%j by %j is %s', (query, sort, expected) => {
  expect(ids(bannerRows(TEXTS, query, sort, NOW))).toBe(expected);
});
