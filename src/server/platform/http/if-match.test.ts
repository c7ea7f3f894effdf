import { describe, expect, test } from 'vitest';
import { matchesVersion, versionTag } from './if-match.ts';

describe('If-Match for version 7', () => {
  test.each([undefined, '"7"', '7', ' "7" ', 'W/"7"', '*', '"6", "7"'])('%s is met', (header) => {
    expect(matchesVersion(header, 7)).toBe(true);
  });

  test.each([
    '"6"',
    '8',
    '',
    '""',
    '"7',
    '7"',
    '-7',
    '7.0',
    '07',
    '7.0',
    '07',
    '0x7',
    'seven',
    'w/"7"',
    '"W/7"',
    '"7" "8"',
    'NaN',
    '٧',
    '9'.repeat(400),
  ])('%s is not met', (header) => {
    expect(matchesVersion(header, 7)).toBe(false);
  });

  test('its own tag is met', () => {
    expect(matchesVersion(versionTag(7), 7)).toBe(true);
  });
});
