/** A shop without SMTP promises no mail (docs/rules.md#accounts). */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderLine, OrderStatus } from '#contract/orders.ts';
import type { ShellFacts } from '#contract/shop-facts.ts';
import { LANGS } from '#domain/language.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts, pageTextsOf } from '#i18n/pages/texts.ts';
import { COURIER, ORDER, PENDING, REQUEST, RING, SEAT } from '#test/sample-order.ts';
import { FactsProvider } from '#web/features/page/facts.tsx';
import { LanguageProvider } from '#ui/language.tsx';
import { SentRequest } from '../cancel/SentRequest.tsx';
import { CancellationNote } from './CancellationNote.tsx';
import { LineStage } from './LineStage.tsx';
import { PayWaiting } from './PayWaiting.tsx';
import { leadOf, visitorsLeadOf } from './order-words.ts';

const STOCK: OrderLine = { ...RING, madeToOrder: false };
const PARCEL: Order = { ...ORDER, delivery: COURIER };
const REVIEW: Order = { ...ORDER, payment: { ...ORDER.payment, state: 'review' } };
const MADE: Order = { ...ORDER, lines: [{ ...RING, state: 'ready' }] };
const TYPED = { number: '1042', person: '050-123-4567', part: null, grounds: [], text: '' };
/** A mail, or the address that it goes to. */
const PROMISE = /(?<!אי)מייל|\bmail(ed)?\b|inbox|michal\.barak@/;
const NOWHERE = { address: null, hours: null, phone: null, email: null, networks: {} };
const nothing = () => {};

beforeAll(async () => {
  for (const lang of LANGS)
    await Promise.all([loadMessages(lang), loadPageTexts('order', lang), loadPageTexts('cancel', lang)]);
});

describe.each(LANGS)('in %s', (lang) => {
  const stage = (line: OrderLine, order = ORDER) => <LineStage line={line} order={order} />;
  const lead = (order: Order) => (mail: boolean) => <p>{leadOf(order, pageTextsOf('order', lang), mail)}</p>;
  const visitors = (order: OrderStatus) => (mail: boolean) => (
    <p>{visitorsLeadOf(order, pageTextsOf('order', lang), mail)}</p>
  );

  it.each([true, false])('a piece to fetch is fetched at an agreed hour, mails or not (%s)', (mail) => {
    const facts = { ...NOWHERE, phone: '09-000-0000', publicUrl: '', mail } as unknown as ShellFacts;
    const html = renderToStaticMarkup(
      <LanguageProvider lang={lang}>
        <FactsProvider value={facts}>{stage(STOCK)}</FactsProvider>
      </LanguageProvider>,
    );
    expect(html).toContain(pageTextsOf('order', lang).lineStages.waitingPickup.next);
    // Who gets no mail has to ask.
    expect(html.includes('href="tel:')).toBe(!mail);
  });

  it.each([
    ['an order just confirmed', lead(ORDER), true],
    ['one that waits for its payment', lead({ ...ORDER, ...PENDING }), true],
    ['one that is ready', lead(MADE), true],
    ['one whose payment is looked at', lead(REVIEW), true],
    ['one without an address', lead({ ...MADE, contact: { ...ORDER.contact, email: '' } }), false],
    ['a visitor of a confirmed one', visitors(ORDER), true],
    ['a visitor of one that is looked at', visitors(REVIEW), true],
    ['a piece in line', () => stage(RING), true],
    ['a piece at work', () => stage({ ...RING, state: 'making' }), true],
    ['a piece to fetch', () => stage(STOCK), true],
    ['a piece to send', () => stage(STOCK, PARCEL), true],
    ['a packed one', () => stage({ ...STOCK, state: 'ready' }, PARCEL), true],
    ['a seat', () => stage(SEAT), false],
    ['who paid', () => <PayWaiting order={ORDER} />, true],
    [
      'a request',
      () => <CancellationNote order={{ ...ORDER, cancellationRequest: REQUEST }} ref={null} />,
      true,
    ],
    ['who sent a form', () => <SentRequest request={TYPED} at={ORDER.createdDate} onAgain={nothing} />, true],
  ])('%s is promised a mail only where mails go out', (_, shown, isMailed) => {
    for (const mail of [true, false]) {
      const facts = { ...NOWHERE, mail } as ShellFacts;
      const html = renderToStaticMarkup(
        <LanguageProvider lang={lang}>
          <FactsProvider value={facts}>{shown(mail)}</FactsProvider>
        </LanguageProvider>,
      );
      expect(PROMISE.test(html), html).toBe(mail && isMailed);
      expect(html).not.toMatch(/<p[^>]*>\s*<\/p>/);
    }
  });
});
