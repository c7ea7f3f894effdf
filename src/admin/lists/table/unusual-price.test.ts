import { expect, it } from 'vitest';
import { isUnusualPrice } from './unusual-price.ts';

it.each([
  { kind: 'products', from: 45, change: { price: 0 }, asks: true },
  { kind: 'workshops', from: 45, change: { price: 0 }, asks: true },
  { kind: 'tutorials', from: 45, change: { price: 0 }, asks: false },
  { kind: 'products', from: 0, change: { price: 0 }, asks: false },
  { kind: 'products', from: 45, change: { price: 1 }, asks: false },
  { kind: 'products', from: 45, change: { inventory: 0 }, asks: false },
] as const)('$kind from $from with $change: $asks', ({ kind, from, change, asks }) => {
  expect(isUnusualPrice(kind, { price: from }, change)).toBe(asks);
});
