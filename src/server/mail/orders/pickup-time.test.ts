import { expect, it } from 'vitest';
import { COURIER, MAKING, SHOP, mailFacts } from '#test/sample-order.ts';
import { orderMail } from './order-mail.ts';

const mail = (...facts: Parameters<typeof mailFacts>) => {
  const { text, html } = orderMail({ kind: 'ready', lines: ['ring'] }, mailFacts(...facts));
  return { text: text.replace(/[\u2066-\u2069]/g, ''), html };
};

it.each([
  ['he', 'לקביעת שעה אפשר להשיב למייל הזה, להתקשר ל־09-000-0000 או לכתוב בוואטסאפ.'],
  ['en', 'To set a time, reply to this email, call 09-000-0000, or write on WhatsApp.'],
] as const)('says of what waits to be picked up with whom to set a time, in %s', (lang, sentence) => {
  const ready = { ...MAKING, state: 'ready' as const };
  const shop = { ...SHOP.shop, whatsapp: '972500000000' };
  const written = mail(lang, { lines: [ready] }, { shop });
  expect(written.text).toContain(sentence);
  expect(written.text).toContain('https://wa.me/972500000000');
  expect(written.html).toContain('href="https://wa.me/972500000000"');
  const bare = mail(lang, { lines: [ready] }, { shop: { ...shop, email: null, whatsapp: null } });
  expect(bare.text).toMatch(/(?:לקביעת שעה אפשר להתקשר ל־|To set a time, call )09-000-0000\./);
  expect(bare.text).not.toContain('wa.me');
  const nobody = { ...shop, email: null, whatsapp: null, phone: null };
  expect(mail(lang, { lines: [ready] }, { shop: nobody }).text).not.toMatch(/לקביעת שעה|set a time/);
  const sent = mail(lang, { lines: [ready], delivery: COURIER }, { shop });
  expect(sent.text).not.toMatch(/לקביעת שעה|set a time/);
});
