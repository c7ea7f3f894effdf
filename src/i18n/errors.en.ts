import type { ErrorSentences } from './errors.he.ts';

export const errorsEn: ErrorSentences = {
  codes: {
    invalid: 'Some of the details aren’t valid.',
    malformed: 'The request is malformed.',
    unauthorized: 'Please log in to continue.',
    forbidden: 'You don’t have permission to do that.',
    not_found: 'What you were looking for wasn’t found.',
    bad_credentials: 'The email or password is incorrect. Please try again.',
    wrong_password: 'The password is incorrect. Please try again.',
    not_an_image: 'This file can’t be read as a picture. Please use JPEG, PNG, WebP, AVIF or GIF.',
    email_taken: 'There is already an account with this email. You can log in to it.',
    in_use: 'Customers own this tutorial, so it can’t be deleted. You can hide it from the shop.',
    too_many_drafts: 'There are too many drafts. Finish or discard some of them.',
    last_admin: 'This is the only admin. Make someone else an admin first.',
    key_reused: 'This request was already sent with something else in it.',
    item_unknown: 'This item is no longer in the shop.',
    over_stock: 'There aren’t that many in stock.',
    sold_out: 'This item is sold out.',
    not_enough_seats: 'There aren’t enough seats left in this workshop.',
    workshop_full: 'This workshop is full.',
    workshop_past: 'This workshop has already ended.',
    tutorial_twice: 'This tutorial is already in your cart. One is all you need.',
    already_owned: 'This tutorial is already yours.',
    old_version:
      'This was changed somewhere else in the meantime. Please check the latest version and try again.',
    too_large: 'The request is too large.',
    picture_too_large: 'The picture is too large: up to 10 MB and 40 megapixels.',
    not_json: 'Only JSON can be sent here.',
    too_many_requests: 'Too many attempts. Please try again in a while.',
    internal: 'Something went wrong here. Please try again.',
    overloaded: 'The shop is very busy right now. Please try again in a few seconds.',
    database_unavailable: 'The shop is unavailable for a moment. Please try again in a few seconds.',
    storage_unavailable: 'Files can’t be saved right now. Please try again in a few minutes.',
  },
  fields: {
    unknown: () => 'This field isn’t recognized.',
    repeated: () => 'This field may appear only once.',
    required: () => 'This field is required.',
    choice: ({ choices }) => `The value must be one of: ${choices.join(', ')}.`,
    range: ({ min, max }) => between('The number', min, max),
    length: ({ min, max }) => between('The number of characters', min, max),
    count: ({ min, max }) => between('The number of entries', min, max),
    cursor: () => 'The cursor doesn’t belong to this list.',
    email: () => 'Please enter an email address such as name@example.com.',
    phone: () => 'Please enter a phone number such as 050-1234567 or +972501234567.',
    picture: () => 'This picture wasn’t uploaded here.',
    date: () => 'This date isn’t valid.',
    agorot: () => 'A price can have at most two decimal places.',
    image_required: () => 'At least one image is required',
    content_image_required: () => 'At least one content image is required',
    text_required: () => 'Text is required',
    invalid: () => 'This value isn’t valid.',
    csv_unrecognized: () =>
      'These aren’t the columns of a product file from Shopify, Etsy, WooCommerce or this shop.',
    csv_empty: () => 'The file is empty.',
    csv_quote: ({ row }) => `A quotation mark opens in row ${row} and never closes.`,
    csv_rows: ({ max }) => `A file can have up to ${max} rows. You can split it into several files.`,
    csv_columns: ({ max }) => `A file can have up to ${max} columns.`,
  },
};

function between(what: string, min?: number, max?: number): string {
  if (min === undefined) return `${what} must be at most ${max}.`;
  if (max === undefined) return `${what} must be at least ${min}.`;
  return `${what} must be between ${min} and ${max}.`;
}
