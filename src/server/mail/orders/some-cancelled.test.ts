import { expect, it } from 'vitest';
import { REQUEST, SEAT, mailFacts } from '#test/sample-order.ts';
import { makerMail } from './maker-mail.ts';
import { orderMail } from './order-mail.ts';

it.each([
  ['he', '1 מתוך 2', 'הועבר: נועה'],
  ['en', '1 of 2', 'Given to נועה'],
] as const)('a request for a seat that was given away says whose it is, in %s', (lang, count, whose) => {
  const given = { ...SEAT, _id: 'given', givenTo: { name: 'נועה', email: 'noa@example.com' } };
  const cancellationRequest = { ...REQUEST, lines: ['given'] };
  const facts = mailFacts(lang, { lines: [SEAT, given], cancellationRequest });
  const { text: told } = orderMail({ kind: 'cancellation' }, facts);
  const { text: toMaker } = makerMail({ kind: 'cancellation_asked' }, facts);
  for (const text of [told, toMaker].map((one) => one.replace(/[\u2066-\u2069]/g, ''))) {
    expect(text).toContain(count);
    expect(text).toContain(whose);
  }
});

it.each([
  ['he', '1 מתוך 3'],
  ['en', '1 of 3'],
] as const)('a request for some of several says how many, to customer and admin, in %s', (lang, count) => {
  const cancellationRequest = { ...REQUEST, quantities: { [SEAT._id]: 1 } };
  const facts = mailFacts(lang, { lines: [{ ...SEAT, quantity: 3 }], cancellationRequest });
  expect(orderMail({ kind: 'cancellation' }, facts).text).toContain(count);
  expect(makerMail({ kind: 'cancellation_asked' }, facts).text).toContain(count);
});
