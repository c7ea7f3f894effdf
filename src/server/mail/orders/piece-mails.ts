import type { OrderLine, ShownStage } from '#contract/orders.ts';
import { whatsappAddress } from '#domain/whatsapp-address.ts';
import type { OrderMailWords } from '#i18n/order-mails/he.ts';
import { plainLine } from '#i18n/isolated.ts';
import { quoted } from '#i18n/quoted.ts';
import { type MailContent, type MailLink, type MailPart, section } from '../document/mail-document.ts';
import { type MailFacts, shortTitle } from './order-facts.ts';
import { deliveryPart, isWebAddress, itemOf, orderButton } from './order-parts.ts';
import { rightOf } from './rights.ts';

export function makingMail(words: OrderMailWords, facts: MailFacts, ids: readonly string[]): MailContent {
  const { order } = facts;
  const lines = linesWith(facts, ids);
  const isMore = lines.some((line) => stagesAt(line, 'making').length > 1);
  const t = isMore ? words.making.more : words.making;
  return {
    subject: t.subject(order.number, titleOf(lines, words, facts)),
    heading: t.heading,
    parts: [
      { kind: 'lines', lines: [words.making.lead(order.number)] },
      piecesPart(lines, words, facts, (line) => [
        ...shownWork(line, 'making', words, facts),
        ...(line.readyBy === undefined ? [] : [words.line.readyBy(line.readyBy)]),
        ...rightLines(line, words, facts),
      ]),
      orderButton(words, facts),
    ],
  };
}

export function readyMail(words: OrderMailWords, facts: MailFacts, ids: readonly string[]): MailContent {
  const { order } = facts;
  const lines = linesWith(facts, ids);
  const isPickup = order.delivery?.method === 'pickup';
  return {
    subject: words.ready.subject(order.number, titleOf(lines, words, facts), isPickup),
    heading: words.ready.heading(isPickup),
    parts: [
      { kind: 'lines', lines: [words.ready.lead(order.number), ...(isPickup ? [] : [words.ready.shipping])] },
      piecesPart(lines, words, facts, (line) => shownWork(line, 'ready', words, facts)),
      ...deliveryPart(
        words,
        facts,
        isPickup ? settingTime(words, facts) : [],
        isPickup ? whatsappLinks(words, facts) : [],
      ),
      orderButton(words, facts),
    ],
  };
}

/** With whom a time is set; empty if the shop names nobody. */
function settingTime({ ready }: OrderMailWords, { shop: { shop }, lang }: MailFacts): string[] {
  const ways = [
    // Answers go there.
    ...(shop.email === null ? [] : [ready.ways.reply]),
    ...(shop.phone === null ? [] : [ready.ways.call(shop.phone)]),
    ...(shop.whatsapp ? [ready.ways.whatsapp] : []),
  ];
  if (ways.length === 0) return [];
  return [ready.setTime(new Intl.ListFormat(lang, { type: 'disjunction' }).format(ways))];
}

function whatsappLinks({ ready }: OrderMailWords, { shop: { shop } }: MailFacts): MailLink[] {
  return shop.whatsapp ? [{ label: ready.toWhatsapp, url: whatsappAddress(shop.whatsapp) }] : [];
}

export function sentMail(words: OrderMailWords, facts: MailFacts): MailContent {
  const { order } = facts;
  const { trackingNumber = null, trackingUrl } = order.delivery ?? {};
  const isFollowed = trackingUrl !== undefined && isWebAddress(trackingUrl);
  const lines = order.lines.filter(
    ({ productType, state }) => productType === 'Item' && state !== 'cancelled',
  );
  const tracking = section(words.sent.trackingHeading, {
    lines: trackingNumber === null ? [] : [words.sent.tracking(trackingNumber)],
    links: isFollowed ? [{ label: words.sent.toTracking, url: trackingUrl }] : [],
  });
  return {
    subject: words.sent.subject(order.number, trackingNumber),
    heading: words.sent.heading,
    parts: [
      ...(trackingNumber !== null || isFollowed ? [tracking] : []),
      { kind: 'lines', lines: [words.sent.lead(order.number)] },
      piecesPart(lines, words, facts, (line) => rightLines(line, words, facts)),
      ...deliveryPart(words, facts),
      orderButton(words, facts),
    ],
  };
}

function linesWith({ order }: MailFacts, ids: readonly string[]): OrderLine[] {
  return order.lines.filter(({ _id }) => ids.includes(_id));
}

function titleOf([first, ...others]: OrderLine[], words: OrderMailWords, { lang }: MailFacts): string {
  const title = first ? shortTitle(first, lang) : '';
  return others.length > 0 ? words.andMore(title, others.length) : title;
}

function piecesPart(
  lines: OrderLine[],
  words: OrderMailWords,
  facts: MailFacts,
  details: (line: OrderLine) => string[],
): MailPart {
  const copies = ({ quantity }: OrderLine) => (quantity > 1 ? [words.line.copies(quantity)] : []);
  return {
    kind: 'items',
    items: lines.map((line) => itemOf(line, [...copies(line), ...details(line)], facts)),
  };
}

function stagesAt({ stages = [] }: OrderLine, state: OrderLine['state']): ShownStage[] {
  return stages.filter((stage) => stage.state === state);
}

/** The latest of it. A picture stays on the order's page, which asks who wants to see it. */
function shownWork(
  line: OrderLine,
  state: OrderLine['state'],
  words: OrderMailWords,
  { lang }: MailFacts,
): string[] {
  const { text, image } = stagesAt(line, state).at(-1) ?? {};
  return [
    ...(text === undefined ? [] : [quoted(lang, plainLine(text))]),
    ...(image === undefined ? [] : [words.line.picture]),
  ];
}

function rightLines(line: OrderLine, words: OrderMailWords, { now }: MailFacts): string[] {
  const right = rightOf(line, words.rights, now);
  return right === null ? [] : [`${right}.`];
}
