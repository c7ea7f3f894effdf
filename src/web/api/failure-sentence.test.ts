import { expect, test } from 'vitest';
import { ApiError } from './client.ts';
import { failureSentence } from './failure-sentence.ts';

test.each([
  ['the server’s own sentence', new ApiError(409, { error: 'Sold out.', code: 'sold_out' }), 'Sold out.'],
  ['a fallback for an unreached server', new ApiError(0), 'Try again.'],
  ['a fallback for an empty sentence', new ApiError(500, { error: '' }), 'Try again.'],
  ['a fallback for any other error', new Error('bug'), 'Try again.'],
])('%s', (_case, error, sentence) => {
  expect(failureSentence(error, 'Try again.')).toBe(sentence);
});

test('the fallback may be nothing', () => {
  expect(failureSentence(new ApiError(0), null)).toBeNull();
});
