/** The sentence of every error of the API, in English. */
import type { ErrorSentences } from './errors.he.ts';

export const errorsEn: ErrorSentences = {
  codes: {
    invalid: 'Some of the values in the request are not valid.',
    malformed: 'The request is malformed.',
    unauthorized: 'Please log in to continue.',
    forbidden: 'You are not allowed to do that.',
    not_found: "We couldn't find what you were looking for.",
    too_large: 'The request is too large.',
    not_json: 'Only JSON can be sent here.',
    too_many_requests: 'Too many attempts. Please try again in a while.',
    internal: 'Something went wrong on our side. Please try again.',
    overloaded: 'The shop is very busy right now. Please try again in a few seconds.',
    database_unavailable: 'The database is not available right now. Please try again in a few seconds.',
  },
  fields: {
    unknown: () => 'This field is not known.',
    repeated: () => 'This field may appear only once.',
    required: () => 'This field is required.',
    choice: ({ choices }) => `The value must be one of: ${choices.join(', ')}.`,
    range: ({ min, max }) => between('The number', min, max),
    length: ({ min, max }) => between('The number of characters', min, max),
    cursor: () => 'The cursor does not belong to this list.',
    invalid: () => 'The value is not valid.',
  },
};

function between(what: string, min?: number, max?: number): string {
  if (min === undefined) return `${what} must be at most ${max}.`;
  if (max === undefined) return `${what} must be at least ${min}.`;
  return `${what} must be between ${min} and ${max}.`;
}
