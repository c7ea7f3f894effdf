import { describe, expect, it } from 'vitest';
import { shortText } from './short-text.ts';

describe('shortText', () => {
  it.each([
    ['Short', 'Short'],
    ['a\n\nb  c\td', 'a b c d'],
    ['', ''],
    ['one two three four', 'one two…'],
    ['one two, three four', 'one two…'],
    ['עגילי חישוק דקים', 'עגילי…'],
    ['unbrokenwordofletters', 'unbrokenwo…'],
    ['123456789😀 more', '123456789…'],
  ])('%j', (text, short) => {
    expect(shortText(text, 10)).toBe(short);
  });
});
