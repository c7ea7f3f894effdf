import { expect, it } from 'vitest';
import { safeNext } from './next.ts';

const ORIGIN = 'https://shop.example';

it.each([
  ['/shop', '/shop'],
  ['/en/shop?sort=newest#main', '/en/shop?sort=newest#main'],
  ['/', '/'],
  [undefined, null],
  ['', null],
  ['shop', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['/..//evil.example', null],
  ['/en/..//evil.example', null],
  ['/%2e%2e//evil.example', null],
  ['//shop.example//evil.example', null],
  ['javascript:alert(1)', null],
  ['http://[', null],
])('%j leads to %j', (next, path) => {
  expect(safeNext(next, ORIGIN)).toBe(path);
});
