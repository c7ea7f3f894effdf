import { describe, expect, it } from 'vitest';
import { mergeValues, takeAt } from './merge.ts';
import { changedNames } from './values.ts';

const BASE = {
  title: 'טבעת',
  price: 100 as number | null,
  priority: 0,
  imagePath: '/files/a.webp',
  secondaryImagesPathes: ['/files/b.webp'],
  imageAlts: { '/files/a.webp': { he: 'א' } } as Record<string, { he?: string; en?: string }>,
  translations: { en: { title: 'Ring', description: '' } },
};

const names = (parts: readonly { name: string }[]) => parts.map(({ name }) => name);

it('keeps what each changed alone', () => {
  const mine = { ...BASE, title: 'טבעת דקה' };
  const theirs = { ...BASE, priority: 8, translations: { en: { title: 'Thin ring', description: '' } } };
  const merge = mergeValues(BASE, mine, theirs);
  expect(merge.values).toEqual({ ...theirs, title: 'טבעת דקה' });
  expect(names(merge.merged).toSorted()).toEqual(['priority', 'translations.en.title']);
  expect(merge.clashes).toEqual([]);
});

it('finds what both changed, unless they changed it to the same', () => {
  const mine = { ...BASE, price: 120, priority: 5 };
  const theirs = { ...BASE, price: 130, priority: 5 };
  const merge = mergeValues(BASE, mine, theirs);
  expect(names(merge.clashes)).toEqual(['price']);
  expect(merge.merged).toEqual([]);
  expect(merge.values.price).toBe(120);
  expect(takeAt(merge.values, theirs, merge.clashes).price).toBe(130);
});

it('takes the pictures as one, and their words one by one', () => {
  const mine = {
    ...BASE,
    imagePath: '/files/b.webp',
    secondaryImagesPathes: ['/files/a.webp'],
    imageAlts: { '/files/a.webp': { he: 'אחר' } },
  };
  const theirs = {
    ...BASE,
    secondaryImagesPathes: ['/files/b.webp', '/files/c.webp'],
    imageAlts: { '/files/a.webp': { he: 'א', en: 'A' }, '/files/c.webp': { he: 'ג' } },
  };
  const merge = mergeValues(BASE, mine, theirs);
  expect(names(merge.clashes)).toEqual(['pictures']);
  expect(merge.values.imageAlts).toEqual({
    '/files/a.webp': { he: 'אחר', en: 'A' },
    '/files/c.webp': { he: 'ג' },
  });
  const chosen = takeAt(merge.values, theirs, merge.clashes);
  expect([chosen.imagePath, ...chosen.secondaryImagesPathes]).toEqual([
    '/files/a.webp',
    '/files/b.webp',
    '/files/c.webp',
  ]);
});

it.each([
  [{ title: ' טבעת ' }, []],
  [{ price: null }, ['price']],
  [{ translations: { en: { title: '', description: '' } } }, ['translations.en.title']],
  [{ imageAlts: { '/files/a.webp': { he: 'א', en: '' } } }, []],
  [{ imageAlts: {} }, ['imageAlts']],
  [{ secondaryImagesPathes: [] }, ['pictures']],
])('%j changes %j', (some, changed) => {
  expect(changedNames(BASE, { ...BASE, ...some })).toEqual(changed);
});

describe('variants', () => {
  const variants = [
    { choices: ['52'], inventory: 3 },
    { choices: ['54'], inventory: 5 },
  ];
  const stocked = (...inventories: number[]) => ({
    variants: variants.map((variant, place) => ({ ...variant, inventory: inventories[place]! })),
  });

  it('are merged one by one', () => {
    const merge = mergeValues({ variants }, stocked(4, 5), stocked(3, 9));
    expect(merge.values).toEqual(stocked(4, 9));
    expect(names(merge.merged)).toEqual(['variants']);
    expect(merge.clashes).toEqual([]);
    const clash = mergeValues({ variants }, stocked(4, 5), stocked(9, 9));
    expect(clash.clashes).toEqual([{ name: 'variants', paths: [['variants', '0']] }]);
    expect(takeAt(clash.values, stocked(9, 9), clash.clashes)).toEqual(stocked(9, 9));
    expect(changedNames({ variants }, stocked(4, 9))).toEqual(['variants']);
  });

  it('are one field when somebody has other combinations', () => {
    const theirs = { variants: [...variants, { choices: ['56'], inventory: 0 }] };
    expect(mergeValues({ variants }, { variants }, theirs).values).toEqual(theirs);
    expect(names(mergeValues({ variants }, stocked(4, 5), theirs).clashes)).toEqual(['variants']);
  });
});
