import { expect, test } from 'vitest';
import { PressKey } from './press-key.ts';

test('the same press keeps its key until it is answered', () => {
  const press = new PressKey();
  const key = press.keyFor({ amount: 310 });
  expect(key).toMatch(/^[\x21-\x7E]{16,100}$/);
  expect(press.keyFor({ amount: 310 })).toBe(key);
  press.answered();
  expect(press.keyFor({ amount: 310 })).not.toBe(key);
});

test('another body has another key', () => {
  const press = new PressKey();
  const key = press.keyFor({ amount: 310 });
  expect(press.keyFor({ amount: 300 })).not.toBe(key);
});
