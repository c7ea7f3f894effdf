import { expect, test } from 'vitest';
import { shekels } from '#contract/money.ts';
import { orderMoneyEn } from '#i18n/admin/order-money.en.ts';
import { mirrorTodo } from './mirror-todo.ts';

type Row = Parameters<typeof mirrorTodo>[0];
const row = (
  kind: Row['kind'],
  ours: number,
  theirs: number | null,
  state: Row['state'] = 'different',
): Row => ({
  kind,
  _id: 'x',
  state,
  ours: shekels(ours),
  theirs: theirs === null ? null : shekels(theirs),
});

test.each([
  [row('charge', 5, 5, 'same'), null],
  [row('charge', 5, null, 'unanswered'), null],
  [row('charge', 5, 0), 'not at the provider'],
  [row('charge', 0, 5), 'aren’t recorded in the shop'],
  [row('charge', 5, 4), 'The shop has'],
  [row('charge', 5, 5), 'the transaction or the currency'],
  [row('refund', 5, 0), 'A refund of'],
  [row('refund', 5, 4), 'The shop has'],
])('%j', (given, words) => {
  const todo = mirrorTodo(given, orderMoneyEn.mirror);
  if (words === null) expect(todo).toBeNull();
  else expect(todo).toContain(words);
});

test('money in review is decided elsewhere', () => {
  expect(mirrorTodo(row('charge', 0, 1), orderMoneyEn.mirror, ['x'])).toContain('at the top');
});
