import { describe, expect, test } from 'vitest';
import { ORDER, PENDING, REFUND, REQUEST, RING, mailFacts } from '#test/sample-order.ts';
import type { Order } from '#contract/orders.ts';
import type { Lang } from '#domain/language.ts';
import { type MakerMailKind, makerMail } from './maker-mail.ts';
import { type OrderMailKind, orderMail } from './order-mail.ts';

const TEXT = 'Noa & <נועה> 5/7 💍';
const CHOSEN = {
  choices: ['gold', '54'],
  choiceTitles: [{ title: 'זהב', translations: { en: { title: 'Gold' } } }, { title: '54' }],
  personalText: TEXT,
};
const WORDS: Record<Lang, [choices: string, text: string]> = {
  he: ['\u2068זהב\u2069 · \u206854\u2069', `טקסט אישי: ״\u2068${TEXT}\u2069״`],
  en: ['\u2068Gold\u2069 · \u206854\u2069', `Personal text: “\u2068${TEXT}\u2069”`],
};
const order = (values: Partial<Order> = {}): Partial<Order> => ({
  lines: [{ ...RING, ...CHOSEN }],
  ...values,
});
const asked = { cancellationRequest: { ...REQUEST, lines: ['ring'] } };

const MAILS: [OrderMailKind, Partial<Order>?][] = [
  [{ kind: 'placed' }],
  [{ kind: 'confirmed' }],
  [{ kind: 'making', lines: ['ring'] }],
  [{ kind: 'ready', lines: ['ring'] }],
  [{ kind: 'sent' }],
  [{ kind: 'cancellation' }, asked],
  [{ kind: 'cancellation' }, { state: 'cancelled', lines: [{ ...RING, ...CHOSEN, state: 'cancelled' }] }],
  [{ kind: 'expired' }],
];
const MAKER_MAILS: [MakerMailKind, Partial<Order>?][] = [
  [{ kind: 'new_order' }],
  [{ kind: 'cancellation_asked' }, asked],
];
const written = (lang: Lang) => [
  ...MAILS.map(([of, values]) => [of.kind, orderMail(of, mailFacts(lang, order(values)))] as const),
  ...MAKER_MAILS.map(([of, values]) => [of.kind, makerMail(of, mailFacts(lang, order(values)))] as const),
];

describe.each(['he', 'en'] as const)('what was chosen, in %s,', (lang) => {
  const [choices, text] = WORDS[lang];

  test.each(written(lang))('is below the title in the mail %s', (_kind, mail) => {
    const lines = mail.text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('• '));
    expect(lines.slice(at + 1, at + 3)).toEqual([choices, text]);
    expect(mail.html).toContain('unicode-bidi:isolate">Noa &amp; &lt;נועה&gt; 5/7 💍</span>');
    expect(mail.subject).not.toContain('54');
  });

  test('is named in the mail of a refund', () => {
    const refund = { ...REFUND, lines: [{ ...REFUND.lines[0]!, line: 'ring' }] };
    expect(orderMail({ kind: 'refund', refund }, mailFacts(lang, order())).text).toContain(
      `, ${choices}, ${text}: `,
    );
  });

  test('adds nothing where nothing was', () => {
    expect(orderMail({ kind: 'confirmed' }, mailFacts(lang, { lines: ORDER.lines })).text).not.toMatch(
      /טקסט אישי|Personal text/,
    );
  });
});

test.each([
  ['he', 'מוכן 10 ימי עסקים אחרי התשלום'],
  ['en', 'Ready 10 business days after payment'],
] as const)('until the payment the lead time is told in words, in %s', (lang, words) => {
  const { readyBy: _day, ...ring } = RING;
  const facts = mailFacts(lang, { ...PENDING, lines: [{ ...ring, leadDays: 10 }] });
  expect(orderMail({ kind: 'placed' }, facts).text).toContain(words);
  expect(makerMail({ kind: 'new_order' }, facts).text).toContain(words);
});
