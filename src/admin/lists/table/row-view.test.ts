import { expect, test, vi } from 'vitest';
import type { Shekels } from '#domain/money.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import type { ListKind } from '../list-kind.ts';
import type { RowEdits, RowState } from './row-edits.ts';
import { rowView } from './row-view.tsx';

type Product = Entries['products'];

const ring = {
  _id: 'ring',
  title: 'טבעת',
  translations: { en: { title: 'Ring' } },
  active: true,
  priority: 3,
  inventory: 5,
  price: 120,
  isPromoted: false,
} as Partial<Product> as Product;

const list = {
  kind: 'products',
  columns: [],
  picture: () => null,
  under: () => 'Goldsmithing',
  isPromoted: ({ isPromoted }) => isPromoted,
  untranslated: () => null,
  price: () => null,
  standing: () => null,
  numbers: [
    {
      name: 'inventory',
      label: 'Stock',
      max: 99,
      value: ({ inventory }) => inventory,
      change: (inventory) => ({ inventory }),
    },
  ],
  publicPage: () => '/shop',
} as Partial<ListKind<'products'>> as ListKind<'products'>;

function view(entry = ring, state?: RowState<Product>) {
  const set = vi.fn<RowEdits<Product>['set']>();
  const edits = { set } as Partial<RowEdits<Product>> as RowEdits<Product>;
  return { set, row: rowView(list, entry, state, edits, 'en') };
}

test('a row has its title in the page’s language and what its kind shows', () => {
  const { row } = view();
  expect(row).toMatchObject({ kind: 'products', id: 'ring', priority: 3, under: 'Goldsmithing' });
  expect(row.title).toEqual({ text: 'Ring', lang: 'en' });
});

test('a hidden entry has no public page', () => {
  expect(view().row.publicPage).toBe('/shop');
  expect(view({ ...ring, active: false }).row.publicPage).toBeNull();
});

test('the controls change their own field of the entry', () => {
  const { row, set } = view();
  row.setActive(false);
  row.setPriority(7);
  row.setPrice(99.5 as Shekels);
  row.promotion!.set(!row.promotion!.on);
  row.numbers[0]!.set(row.numbers[0]!.value + 1);
  expect(set.mock.calls).toEqual([
    ['ring', { active: false }],
    ['ring', { priority: 7 }],
    ['ring', { price: 99.5 }],
    ['ring', { isPromoted: true }],
    ['ring', { inventory: 6 }],
  ]);
});

test('a retry makes only the failed change again', () => {
  const { row, set } = view(ring, {
    changed: {},
    marks: { inventory: { failed: 'Not saved.', value: 9 }, priority: { saved: true } },
  });
  row.retry('priority');
  row.retry('active');
  expect(set).not.toHaveBeenCalled();
  row.retry('inventory');
  expect(set).toHaveBeenCalledExactlyOnceWith('ring', { inventory: 9 });
});
