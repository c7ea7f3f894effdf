import { expect, it } from 'vitest';
import { REQUEST, SEAT, mailFacts } from '#test/sample-order.ts';
import type { Shekels } from '#domain/money.ts';
import { orderMailEn } from '#i18n/order-mails/en.ts';
import { orderMailHe } from '#i18n/order-mails/he.ts';
import { makerMailEn } from '#i18n/order-mails/maker.en.ts';
import { makerMailHe } from '#i18n/order-mails/maker.he.ts';
import { makerMail } from './maker-mail.ts';
import { orderMail } from './order-mail.ts';

const ORDER_WORDS = { he: orderMailHe, en: orderMailEn };
const MAKER_WORDS = { he: makerMailHe, en: makerMailEn };

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

it.each(['he', 'en'] as const)('a request for a part in words lists no line, in %s', (lang) => {
  const cancellationRequest = { ...REQUEST, lines: [], refund: 0 as Shekels, text: 'The seat only' };
  const facts = mailFacts(lang, { cancellationRequest });
  for (const { text } of [
    orderMail({ kind: 'cancellation' }, facts),
    makerMail({ kind: 'cancellation_asked' }, facts),
  ]) {
    expect(text).toContain('The seat only');
    for (const { title } of facts.order.lines) expect(text).not.toContain(title);
    expect(text).not.toContain('₪');
  }
  expect(orderMail({ kind: 'cancellation' }, facts).text).toContain(ORDER_WORDS[lang].cancellation.inWords);
  expect(makerMail({ kind: 'cancellation_asked' }, facts).text).toContain(
    MAKER_WORDS[lang].cancellation.inWords,
  );
});
