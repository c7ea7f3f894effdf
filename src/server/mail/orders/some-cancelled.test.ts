import { expect, it } from 'vitest';
import { REQUEST, SEAT, mailFacts } from '#test/sample-order.ts';
import { makerMail } from './maker-mail.ts';
import { orderMail } from './order-mail.ts';

it.each([
  ['he', '1 מתוך 3'],
  ['en', '1 of 3'],
] as const)('a request for some of several says how many, to customer and admin, in %s', (lang, count) => {
  const cancellationRequest = { ...REQUEST, quantities: { [SEAT._id]: 1 } };
  const facts = mailFacts(lang, { lines: [{ ...SEAT, quantity: 3 }], cancellationRequest });
  expect(orderMail({ kind: 'cancellation' }, facts).text).toContain(count);
  expect(makerMail({ kind: 'cancellation_asked' }, facts).text).toContain(count);
});
