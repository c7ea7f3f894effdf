import { describe, expect, it } from 'vitest';
import { judgeAddress } from './address.ts';

describe('judgeAddress', () => {
  it.each([
    ['/shop', undefined, { kind: 'page', href: '/shop', lang: 'he' }],
    ['/en/shop?sort=newest', 'lang=he', { kind: 'page', href: '/en/shop?sort=newest', lang: 'en' }],
    ['/shop', 'lang=en', { kind: 'page', href: '/shop', lang: 'he' }],
    ['/', undefined, { kind: 'page', href: '/', lang: 'he' }],
    ['/', 'lang=he', { kind: 'page', href: '/', lang: 'he' }],
    ['/', 'theme=1; lang=en', { kind: 'remembered', location: '/en' }],
    ['/?utm_source=a', 'lang=en', { kind: 'remembered', location: '/en?utm_source=a' }],
    ['/', 'language=en; xlang=en', { kind: 'page', href: '/', lang: 'he' }],
    ['/shop/', undefined, { kind: 'plain', location: '/shop' }],
    ['/en/', undefined, { kind: 'plain', location: '/en' }],
    ['/en/shop///?a=1', undefined, { kind: 'plain', location: '/en/shop?a=1' }],
    ['//evil.example/', undefined, { kind: 'plain', location: '/evil.example' }],
    ['//evil.example', undefined, { kind: 'plain', location: '/evil.example' }],
    ['/\\evil.example/', undefined, { kind: 'plain', location: '/evil.example' }],
    ['/\\/evil.example', undefined, { kind: 'plain', location: '/evil.example' }],
    ['//', undefined, { kind: 'plain', location: '/' }],
    ['/en//shop', undefined, { kind: 'plain', location: '/en/shop' }],
    ['/a/\\b\\/?c=//d', undefined, { kind: 'plain', location: '/a/b?c=//d' }],
    ['http://evil.example/', undefined, { kind: 'plain', location: '/http:/evil.example' }],
  ] as const)('%s with the cookie %s', (url, cookie, verdict) => {
    expect(judgeAddress(url, cookie)).toEqual(verdict);
  });
});
