import { describe, expect, it } from 'vitest';
import { changesBack } from './entry-versions.ts';

const CHANGES = [
  { version: 5, fields: [{ field: 'price', before: 90, after: 95 }] },
  { version: 4, fields: [] },
  {
    version: 3,
    fields: [
      { field: 'price', before: 80, after: 90 },
      { field: 'title', before: 'Ring', after: 'A ring' },
      { field: 'inventory', before: 3, after: 7 },
    ],
  },
  { version: 2, fields: [{ field: 'title', before: 'ring', after: 'Ring' }] },
  { version: 2, fields: [] },
];

describe('the way back', () => {
  it('to each version', () => {
    const price = { field: 'price', before: 95, after: 80 };
    expect(changesBack('products', CHANGES, { from: 5, to: 5 })).toEqual([]);
    expect(changesBack('products', CHANGES, { from: 5, to: 4 })).toEqual([
      { field: 'price', before: 95, after: 90 },
    ]);
    expect(changesBack('products', CHANGES, { from: 5, to: 2 })).toEqual([
      price,
      { field: 'title', before: 'A ring', after: 'Ring' },
    ]);
    expect(changesBack('products', CHANGES.toReversed(), { from: 5, to: 1 })).toEqual([
      price,
      { field: 'title', before: 'A ring', after: 'ring' },
    ]);
  });

  it('keeps what is counted, of that kind alone', () => {
    const fieldsOf = (kind: 'products' | 'tutorials') =>
      changesBack(kind, CHANGES, { from: 5, to: 2 })?.map(({ field }) => field);
    expect(fieldsOf('products')).not.toContain('inventory');
    expect(fieldsOf('tutorials')).toContain('inventory');
  });

  it('tells a value that was empty', () => {
    const changes = [
      { version: 3, fields: [{ field: 'image', before: 'a', after: null }] },
      { version: 2, fields: [{ field: 'image', before: null, after: 'a' }] },
    ];
    expect(changesBack('workshops', changes, { from: 3, to: 1 })).toEqual([
      { field: 'image', before: null, after: null },
    ]);
  });

  it.each([
    [CHANGES, { from: 5, to: 6 }],
    [CHANGES, { from: 6, to: 2 }],
    [CHANGES, { from: 5, to: 0 }],
    [CHANGES, { from: 5, to: -1 }],
    [CHANGES.filter(({ version }) => version !== 4), { from: 5, to: 2 }],
    [[], { from: 2, to: 1 }],
  ])('is unknown without the versions between: %#', (changes, between) => {
    expect(changesBack('products', changes, between)).toBeNull();
  });
});
