import { describe, expect, test } from 'vitest';
import { isArrival, isPerson } from './audience.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/149.0 Mobile Safari/537.36';

describe('a person', () => {
  test.each([
    [PHONE, true],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 30) AppleWebKit/537.36 Chrome/149.0 Mobile', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1) AppleWebKit/605.1.15 Instagram 410.0.0.2', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)', false],
    ['facebookexternalhit/1.1', false],
    ['WhatsApp/2.23.20.0 A', false],
    ['TelegramBot (like TwitterBot)', false],
    ['curl/8.5.0', false],
    ['python-requests/2.32', false],
    ['', false],
  ])('is behind %o: %o', (agent, expected) => {
    expect(isPerson({ 'user-agent': agent })).toBe(expected);
  });

  test.each([
    [{}, true],
    [{ 'sec-purpose': 'prefetch' }, false],
    [{ 'sec-purpose': 'prefetch;prerender' }, false],
    [{ purpose: 'prefetch' }, false],
    [{ 'x-moz': 'prefetch' }, false],
  ])('asked with %o: %o', (headers, expected) => {
    expect(isPerson({ 'user-agent': PHONE, ...headers })).toBe(expected);
  });

  test('has a user agent', () => expect(isPerson({})).toBe(false));
});

test.each([
  [{}, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site', referer: 'https://www.instagram.com/' }, true],
  [{ 'sec-fetch-site': 'same-origin', referer: 'https://shop.example/shop' }, false],
  [{ referer: 'https://www.google.com/' }, true],
  [{ referer: 'https://shop.example/shop' }, false],
  [{ referer: 'no address' }, true],
  [{ 'sec-fetch-site': 'none', 'cache-control': 'max-age=0' }, false],
])('a page load with %o begins a visit: %o', (headers, expected) => {
  expect(isArrival({ host: 'shop.example', ...headers })).toBe(expected);
});
