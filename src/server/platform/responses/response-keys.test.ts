import { expect, test } from 'vitest';
import { ResponseKeys } from './response-keys.ts';

test('a URL leads to one response per encoding', () => {
  const keys = new ResponseKeys();
  expect(keys.keyOf('/a', 'identity')).toBeUndefined();
  keys.add('/a', 'key');
  const known = (['identity', 'br', 'gzip'] as const).map((encoding) => keys.keyOf('/a', encoding));
  expect(known[0]).toBe('key');
  expect(new Set(known).size).toBe(3);
});

test('neither endless URLs nor long ones are remembered', () => {
  const keys = new ResponseKeys();
  for (let count = 0; count < 100_000; count++) keys.add(`/a?${count}`, 'key');
  const remembered = Array.from({ length: 100_000 }, (_, count) =>
    keys.keyOf(`/a?${count}`, 'identity'),
  ).filter(Boolean);
  expect(remembered.length).toBeLessThanOrEqual(1_000);
  keys.add(`/a?${'x'.repeat(1_000)}`, 'key');
  expect(keys.keyOf(`/a?${'x'.repeat(1_000)}`, 'identity')).toBeUndefined();
});
