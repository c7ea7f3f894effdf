import { expect, test } from 'vitest';
import { emailKey, fullName } from './person.ts';

test.each([
  ['Dana@Example.COM', 'dana@example.com'],
  ['  dana@example.com\n', 'dana@example.com'],
  ['e\u0301@example.com', '\u00E9@example.com'],
  ['a\0b', 'a\uFFFDb'],
  ['a\uD800', 'a\uFFFD'],
])('the key of %j is %j', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

test.each([
  [{ firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' }, 'Dana Levi'],
  [{ firstName: 'Dana', lastName: '', email: 'dana@example.com' }, 'Dana'],
  [{ firstName: '', lastName: '', email: 'dana@example.com' }, 'dana@example.com'],
  [{ firstName: '', lastName: '' }, ''],
])('%j is shown as %j', (person, shown) => expect(fullName(person)).toBe(shown));
