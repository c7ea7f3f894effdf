import { expect, test } from 'vitest';
import { productOptionsEn as t } from '#i18n/admin/product-options.en.ts';
import { removalText } from './removal-text.ts';

const choice = (_id: string) => ({ _id, title: _id, extra: 0 });
const SAVED = {
  options: [{ _id: 'size', title: 'Size', choices: [choice('52'), choice('54')] }],
  variants: [
    { choices: ['52'], inventory: 1, active: true },
    { choices: ['54'], inventory: 3, held: 2, active: true },
  ],
} as unknown as Parameters<typeof removalText>[3]; // extras are numbers

test.each([
  ['a choice that was never saved', ['56'], SAVED, t.removed('x')],
  ['a choice of a new product', ['54'], null, t.removed('x')],
  ['a choice that carts may have', ['52'], SAVED, t.removedSaved('x')],
  ['a choice that unpaid orders hold', ['54'], SAVED, t.removedHeld('x', 2)],
  ['an option of such choices', ['52', '54'], SAVED, t.removedHeld('x', 2)],
])('removing %s', (_what, ids, saved, text) => {
  expect(removalText(t, 'x', ids, saved)).toBe(text);
});
