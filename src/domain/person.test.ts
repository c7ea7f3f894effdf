import { describe, expect, test } from 'vitest';
import { emailKey, isPhoneNumber } from './person.ts';

test.each([
  ['Dana@Example.COM', 'dana@example.com'],
  ['  dana@example.com\n', 'dana@example.com'],
  ['e\u0301@example.com', '\u00E9@example.com'],
  ['a\0b', 'a\uFFFDb'],
  ['a\uD800', 'a\uFFFD'],
])('the key of %j is %j', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

describe('isPhoneNumber', () => {
  test.each([
    '050-1234567',
    '0501234567',
    '050 123 4567',
    '050.123.4567',
    '09-1234567',
    '(03) 123-4567',
    '02-1234567',
    '077-1234567',
    '+972501234567',
    '+972-50-123-4567',
    '+972 (0)50 1234567',
    '+972-9-1234567',
    '00972501234567',
    '+44 20 7946 0958',
    '+1 (212) 555-0123',
    '\u202A050-1234567\u202C',
    '050\u05BE1234567',
    '+3541234567',
  ])('takes %s', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  test.each([
    '',
    '050',
    '1234567',
    '050-123456',
    '050-12345678',
    '09-12345678',
    '01-1234567',
    '06-1234567',
    '972501234567',
    '+972601234567',
    '+97250123456',
    '+0501234567',
    '+1234567890123456',
    '+12345',
    '++972501234567',
    '050-1234567 ext 5',
    '050-CALLNOW',
    'phone',
    '٠٥٠١٢٣٤٥٦٧',
    '050-1234567;drop',
    '<b>0501234567</b>',
  ])('refuses %s', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});
