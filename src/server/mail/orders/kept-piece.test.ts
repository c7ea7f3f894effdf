import { expect, it } from 'vitest';
import { RING, mailFacts } from '#test/sample-order.ts';
import { orderMail } from './order-mail.ts';

it('says of a piece of stock that it is ready, and of no other', () => {
  const text = (...facts: Parameters<typeof mailFacts>) =>
    orderMail({ kind: 'confirmed' }, mailFacts(...facts)).text;
  const lines = [{ ...RING, madeToOrder: false, readyBy: undefined }];
  expect(text('en', { lines })).toContain('Ready, and kept for you');
  expect(text('he', { lines })).toContain('מוכן ושמור לך');
  expect(text('en', {})).not.toContain('kept for you');
});
