import { expect, test } from 'vitest';
import { leadTime } from './lead-time.ts';

test.each([
  [1, 'מוכן יום עסקים אחד אחרי התשלום', 'Ready 1 business day after payment'],
  [2, 'מוכן שני ימי עסקים אחרי התשלום', 'Ready 2 business days after payment'],
  [10, 'מוכן 10 ימי עסקים אחרי התשלום', 'Ready 10 business days after payment'],
])('%i days', (days, he, en) => {
  expect([leadTime('he', days), leadTime('en', days)]).toEqual([he, en]);
});
