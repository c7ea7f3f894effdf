import { expect, test } from 'vitest';
import { messageSearchTerms, messageSearchText } from './message-search.ts';

const DANA = {
  name: 'Dana LÉVY',
  email: 'Dana@Example.com',
  subject: 'טַבַּעַת',
  message: 'שלום,\n050-123 4567',
};

test.each([
  'dana',
  'LÉVY',
  'le\u0301vy',
  'טבעת',
  'טַבַּעַת',
  '\u200Fטבעת\u200F',
  'EXAMPLE.com',
  '0501234567',
  '050-1234567',
  '(050) 123',
  '123 4567',
  '  שלום  ',
])('%j is found', (query) => {
  const text = messageSearchText(DANA);
  expect(messageSearchTerms(query).some((term) => text.includes(term))).toBe(true);
});

test.each(['dona', '0501234568', '05012345670', '12345678'])('%j is not', (query) => {
  const text = messageSearchText(DANA);
  expect(messageSearchTerms(query).some((term) => text.includes(term))).toBe(false);
});

test.each([
  ['', []],
  [' \u200F ', []],
  ['12', ['12']],
  ['2026-11', ['2026-11', '202611']],
  ['a-1234', ['a-1234']],
])('the terms of %j', (query, terms) => {
  expect(messageSearchTerms(query)).toEqual(terms);
});
