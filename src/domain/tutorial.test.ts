import { describe, expect, test } from 'vitest';
import { averageStars, mayFind, mayOpen, readingState, withHeading } from './tutorial.ts';

const customer = { role: 'user', owned: false } as const;
const owner = { role: 'user', owned: true } as const;
const superAdmin = { role: 'superAdmin', owned: false } as const;

describe('a tutorial', () => {
  test.each([
    ['free', customer, { active: true, price: 0 }, true, true],
    ['paid', customer, { active: true, price: 0.01 }, true, false],
    ['free and inactive', customer, { active: false, price: 0 }, false, false],
    ['paid', owner, { active: true, price: 50 }, true, true],
    ['paid and inactive', owner, { active: false, price: 50 }, true, true],
    ['paid and inactive', superAdmin, { active: false, price: 50 }, true, true],
  ] as const)('that is %s, for %o', (_name, reader, tutorial, found, opened) => {
    expect({ found: mayFind(tutorial, reader), opened: mayOpen(tutorial, reader) }).toEqual({
      found,
      opened,
    });
  });
});

test.each([
  [null, 5, 'unread'],
  [{ page: 1, finished: false }, 5, 'reading'],
  [{ page: 5, finished: false }, 5, 'reading'],
  [{ page: 5, finished: true }, 5, 'finished'],
  [{ page: 1, finished: true }, 5, 'finished'],
  [{ page: 2, finished: true }, 5, 'reading'],
  [{ page: 1, finished: true }, 1, 'finished'],
] as const)('at %o of %d pages it is %s', (place, pageCount, state) => {
  expect(readingState(place, pageCount)).toBe(state);
});

test.each([
  [0, 0, 0],
  [14, 3, 467],
  [13, 3, 433],
  [5, 1, 500],
  [1, 8, 13],
])('%d stars in %d ratings are %d hundredths', (sum, count, average) => {
  expect(averageStars(sum, count)).toBe(average);
});

describe('the heading of a page', () => {
  test('is a short first line with an empty line after it', () => {
    expect(withHeading('סימון הקו\n\nמסמנים.\n\nלאט.')).toEqual({
      heading: 'סימון הקו',
      body: 'מסמנים.\n\nלאט.',
    });
  });

  test.each(['מסמנים.\n\nלאט.', 'סימון', 'סימון\nמסמנים', 'סימון\n\n', `${'א'.repeat(81)}\n\nמסמנים`, ''])(
    'isn’t found in %j',
    (text) => {
      expect(withHeading(text)).toEqual({ heading: null, body: text });
    },
  );
});
