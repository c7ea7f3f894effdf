/** The sentence of every error of the API, in English. */
import type { ErrorSentences } from './errors.he.ts';

export const errorsEn: ErrorSentences = {
  codes: {
    invalid: 'Some of the values in the request are not valid.',
    malformed: 'The request is malformed.',
    unauthorized: 'Please log in to continue.',
    forbidden: 'You are not allowed to do that.',
    not_found: "We couldn't find what you were looking for.",
    bad_credentials: 'The email or the password is not right. Please try again.',
    not_an_image: 'This file is not a picture that can be read. JPEG, PNG, WebP, AVIF and GIF will do.',
    email_taken: 'This email already has an account. You can log in with it.',
    in_use: 'Customers own this tutorial, so it cannot be deleted. It can be hidden from the shop.',
    item_unknown: 'This item is no longer in the shop.',
    over_stock: 'There are not that many in stock.',
    sold_out: 'This item is sold out.',
    not_enough_seats: 'There are not that many seats left in this workshop.',
    workshop_full: 'This workshop is full.',
    workshop_past: 'This workshop has already ended.',
    tutorial_twice: 'A tutorial can be in the cart only once.',
    already_owned: 'This tutorial is already yours.',
    old_version:
      'This was changed somewhere else in the meantime. Please look at the present state and try again.',
    too_large: 'The request is too large.',
    picture_too_large: 'The picture is too large: up to 10 MB and 40 megapixels.',
    not_json: 'Only JSON can be sent here.',
    too_many_requests: 'Too many attempts. Please try again in a while.',
    internal: 'Something went wrong on our side. Please try again.',
    overloaded: 'The shop is very busy right now. Please try again in a few seconds.',
    database_unavailable: 'The database is not available right now. Please try again in a few seconds.',
    storage_unavailable: 'Files cannot be stored right now. Please try again in a few minutes.',
  },
  fields: {
    unknown: () => 'This field is not known.',
    repeated: () => 'This field may appear only once.',
    required: () => 'This field is required.',
    choice: ({ choices }) => `The value must be one of: ${choices.join(', ')}.`,
    range: ({ min, max }) => between('The number', min, max),
    length: ({ min, max }) => between('The number of characters', min, max),
    count: ({ min, max }) => between('The number of entries', min, max),
    cursor: () => 'The cursor does not belong to this list.',
    email: () => 'This is not an email address. It looks like name@example.com.',
    phone: () => 'This is not a phone number. It looks like 050-1234567 or +972501234567.',
    picture: () => 'This is not a picture that was uploaded here.',
    date: () => 'This is not a date that can be kept.',
    agorot: () => 'A price has at most two decimals.',
    image_required: () => 'At least one image is required',
    content_image_required: () => 'At least one content image is required',
    text_required: () => 'Text is required',
    invalid: () => 'The value is not valid.',
  },
};

function between(what: string, min?: number, max?: number): string {
  if (min === undefined) return `${what} must be at most ${max}.`;
  if (max === undefined) return `${what} must be at least ${min}.`;
  return `${what} must be between ${min} and ${max}.`;
}
