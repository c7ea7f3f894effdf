import { expect, test } from 'vitest';
import { webAddress, whatsappDigits } from './addresses.ts';

test.each([
  ['050-1234567', '972501234567'],
  ['+972 50 123 4567', '972501234567'],
  ['00972501234567', '972501234567'],
  ['972501234567', '972501234567'],
  ['(050) 123.4567', '972501234567'],
  [' call me ', 'call me'],
  ['', ''],
])('whatsapp %j is %j', (text, digits) => expect(whatsappDigits(text)).toBe(digits));

test.each([
  ['instagram.com/my.shop', 'https://instagram.com/my.shop'],
  ['www.tiktok.com', 'https://www.tiktok.com'],
  [' https://facebook.com/me ', 'https://facebook.com/me'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['my page', 'my page'],
  ['', ''],
])('the address %j is %j', (text, address) => expect(webAddress(text)).toBe(address));
