import { expect, test } from 'vitest';
import { ResponseKeys } from './response-keys.ts';

test('an address leads to its answer in each form', () => {
  const addresses = new ResponseKeys();
  expect(addresses.keyOf('/a', 'identity')).toBeUndefined();
  addresses.note('/a', 'key');
  const keys = (['identity', 'br', 'gzip'] as const).map((encoding) => addresses.keyOf('/a', encoding));
  expect(keys[0]).toBe('key');
  expect(new Set(keys).size).toBe(3);
});

test('endless addresses are not remembered, nor long ones', () => {
  const addresses = new ResponseKeys();
  for (let count = 0; count < 100_000; count++) addresses.note(`/a?${count}`, 'key');
  const remembered = Array.from({ length: 100_000 }, (_, count) =>
    addresses.keyOf(`/a?${count}`, 'identity'),
  ).filter(Boolean);
  expect(remembered.length).toBeLessThanOrEqual(1_000);
  addresses.note(`/a?${'x'.repeat(1_000)}`, 'key');
  expect(addresses.keyOf(`/a?${'x'.repeat(1_000)}`, 'identity')).toBeUndefined();
});
