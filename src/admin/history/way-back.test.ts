import { expect, it } from 'vitest';
import type { EntryChange } from '#contract/admin.ts';
import { wayBack, withFirst } from './way-back.ts';

const change = (
  version: number,
  fields: EntryChange['fields'],
  action: EntryChange['action'] = 'changed',
) => ({
  _id: `c${version}`,
  at: '2026-11-01T10:00:00.000Z',
  by: null,
  action,
  version,
  fields,
});
const HISTORY = [
  change(4, [{ field: 'title', before: 'B', after: 'A' }]),
  change(3, [{ field: 'inventory', before: 1, after: 9 }]),
  change(2, [{ field: 'title', before: 'A', after: 'B' }]),
  change(1, [{ field: 'title', before: null, after: 'A' }], 'created'),
];

it('leads to a version that differs', () => {
  expect(wayBack('products', HISTORY, HISTORY[2]!)).toEqual({
    to: HISTORY[2],
    from: 4,
    fields: [{ field: 'title', before: 'A', after: 'B' }],
  });
});

it.each([
  ['the current one', 0],
  ['one that is the same again', 3],
])('leads nowhere from %s', (_which, index) => {
  expect(wayBack('products', HISTORY, HISTORY[index]!)).toBeNull();
});

it('leads nowhere through what was not recorded, nor from a deleted entry', () => {
  expect(wayBack('products', HISTORY.toSpliced(1, 1), HISTORY[2]!)).toBeNull();
  expect(wayBack('products', [change(5, [], 'deleted'), ...HISTORY], HISTORY[2]!)).toBeNull();
  expect(
    wayBack('products', [change(4, [], 'ownerGranted'), ...HISTORY], change(4, [], 'ownerGranted')),
  ).toBeNull();
});

it('has a first version that was never recorded', () => {
  const shown = withFirst(HISTORY.slice(0, 3), '2026-10-01T10:00:00.000Z');
  expect(shown.at(-1)).toMatchObject({
    version: 1,
    action: 'created',
    at: '2026-10-01T10:00:00.000Z',
    by: null,
  });
  expect(withFirst(HISTORY, '2026-10-01T10:00:00.000Z')).toEqual(HISTORY);
  expect(withFirst(HISTORY.slice(0, 2), '2026-10-01T10:00:00.000Z')).toHaveLength(2);
  expect(withFirst([], '2026-10-01T10:00:00.000Z')).toEqual([]);
});

it('leaves the stock of variants, which is counted', () => {
  const variant = (inventory: number, active = true) => ({ choices: ['54'], inventory, active });
  const changeOf = (before: unknown, after: unknown) => [
    change(3, [{ field: 'variants', before, after }]),
    change(2, [{ field: 'title', before: 'A', after: 'A' }]),
  ];
  const stockOnly = changeOf([variant(1)], [variant(9)]);
  expect(wayBack('products', stockOnly, stockOnly[1]!)).toBeNull();
  const switched = changeOf([variant(1)], [variant(9, false)]);
  expect(wayBack('products', switched, switched[1]!)?.fields).toEqual([
    { field: 'variants', before: [variant(9, false)], after: [variant(9)] },
  ]);
});
