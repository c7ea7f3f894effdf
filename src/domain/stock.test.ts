import { describe, expect, it, test } from 'vitest';
import {
  editedStock,
  leastEditedStock,
  ownSeatsFor,
  participantsOf,
  registrationsAfter,
  stockAfter,
} from './stock.ts';

describe('stock', () => {
  test.each([
    [5, -2, 3],
    [5, -5, 0],
    [5, -6, null],
    [0, -1, null],
    [0, 3, 3],
    [2, 0, 2],
  ])('of %d changed by %d is %s', (inventory, by, after) => {
    expect(stockAfter(inventory, by)).toBe(after);
  });

  test.each([
    { inventory: 7, from: 7, to: 5, after: 5, least: 0 },
    { inventory: 6, from: 7, to: 5, after: 4, least: 1 },
    { inventory: 6, from: 7, to: 7, after: 6, least: 1 },
    { inventory: 6, from: 7, to: 10, after: 9, least: 1 },
    { inventory: 9, from: 7, to: 0, after: 2, least: 0 },
    { inventory: 2, from: 7, to: 5, after: 0, least: 5 },
    { inventory: 2, from: 7, to: 4, after: null, least: 5 },
  ])('of $inventory edited from $from to $to is $after', ({ inventory, from, to, after, least }) => {
    expect(editedStock(inventory, { from, to })).toBe(after);
    expect(leastEditedStock(inventory, from)).toBe(least);
  });
});

describe('seats', () => {
  it('count the admin’s and the registered ones', () => {
    expect(participantsOf({ own: 2, registrations: 3 })).toBe(5);
  });

  test.each([
    [5, 3, 2],
    [3, 3, 0],
    [2, 3, null],
    [4, 0, 4],
  ])('of %d participants with %d registrations leave the admin %s', (participants, registrations, own) => {
    expect(ownSeatsFor(participants, registrations)).toBe(own);
  });

  test.each([
    { own: 2, registrations: 3, by: 1, after: 4 },
    { own: 2, registrations: 3, by: 3, after: 6 },
    { own: 2, registrations: 3, by: 4, after: null },
    { own: 9, registrations: 0, by: 1, after: null },
    { own: 9, registrations: 2, by: -1, after: 1 },
    { own: 0, registrations: 2, by: -3, after: null },
    { own: 8, registrations: 0, by: 0, after: 0 },
  ])(
    'of 8, $own and $registrations taken, registering $by leaves $after',
    ({ own, registrations, by, after }) => {
      expect(registrationsAfter({ own, registrations }, 8, by)).toBe(after);
    },
  );
});
