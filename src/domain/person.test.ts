import { expect, test } from 'vitest';
import { fullName } from './person.ts';

test.each([
  [{ firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' }, 'Dana Levi'],
  [{ firstName: 'Dana', lastName: '', email: 'dana@example.com' }, 'Dana'],
  [{ firstName: '', lastName: '', email: 'dana@example.com' }, 'dana@example.com'],
  [{ firstName: '', lastName: '' }, ''],
])('%j is shown as %j', (person, shown) => expect(fullName(person)).toBe(shown));
