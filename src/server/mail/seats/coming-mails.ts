import { daysBetween } from '#domain/days-between.ts';
import { isolated, plainLine } from '#i18n/isolated.ts';
import type { SeatMailWords } from '#i18n/seat-mails/he.ts';
import { type MailContent, type MailPart, section } from '../document/mail-document.ts';
import { inLang } from '../orders/order-facts.ts';
import type { SeatMailFacts, SeatMailKind, SeatRight } from './seat-facts.ts';
import { shortened, subjectTitle } from './subject-title.ts';
import { placeOf, visitPart } from './visit-part.ts';

type Of<Kind extends SeatMailKind['kind']> = Extract<SeatMailKind, { kind: Kind }>;

const ON_THE_WAY = { shows: ['picture', 'map', 'seats', 'bring'] } as const;

export function reminderMail(
  words: SeatMailWords,
  facts: SeatMailFacts,
  right: SeatRight | null,
): MailContent {
  const { reminder: t } = words;
  const { date } = facts.workshop.meetings[0]!;
  const days = daysBetween(facts.now.toISOString(), date);
  const first = firstLine(words, facts);
  return {
    subject: t.subject(days, date, subjectTitle(facts)),
    heading: t.heading(days),
    preview: first,
    parts: [
      { kind: 'lines', lines: [first] },
      visitPart(words, facts, ON_THE_WAY),
      rightPart(words, facts, right),
    ],
  };
}

function rightPart(words: SeatMailWords, facts: SeatMailFacts, right: SeatRight | null): MailPart {
  const { right: t, reminder } = words;
  if (right === null) return section(reminder.changedHeading, { lines: [t.reply] });
  const { order, account } = facts.addresses;
  const { isAllowed, until, refund } = right;
  const isToday = until !== null && daysBetween(facts.now.toISOString(), until) === 0;
  return section(reminder.changedHeading, {
    lines: [
      ...(isAllowed && until !== null ? [t.until(until, isToday, refund)] : []),
      ...(isAllowed ? [] : [t.late]),
      t.handOver,
    ],
    links: [
      ...(isAllowed && order !== null ? [{ label: t.cancel, url: order }] : []),
      { label: t.account, url: account },
    ],
  });
}

export function seatGivenMail(words: SeatMailWords, facts: SeatMailFacts, by: string): MailContent {
  const { seat_given: t } = words;
  const { seats, workshop } = facts;
  return {
    subject: t.subject(seats, workshop.meetings[0]?.date ?? null, subjectTitle(facts)),
    heading: t.heading(seats),
    preview: t.lead(by),
    parts: [
      { kind: 'lines', lines: [t.lead(by)] },
      visitPart(words, facts, ON_THE_WAY),
      { kind: 'lines', lines: [t.notFitting] },
    ],
  };
}

export function givenAwayMail(
  words: SeatMailWords,
  facts: SeatMailFacts,
  { to, orderNumber }: Of<'given_away'>,
): MailContent {
  const { given_away: t } = words;
  const { order } = facts.addresses;
  return {
    subject: t.subject(shortened(plainLine(to)), subjectTitle(facts)),
    heading: t.heading,
    preview: t.lead(to),
    parts: [
      { kind: 'lines', lines: [t.lead(to), t.money] },
      visitPart(words, facts, {
        shows: ['picture', 'seats'],
        links: order === null ? [] : [{ label: t.order(orderNumber), url: order }],
      }),
      { kind: 'lines', lines: [t.notYou] },
    ],
  };
}

/** To whom seats had been given, before somebody else was or before they were cancelled. */
export function notYoursMail(
  words: SeatMailWords,
  facts: SeatMailFacts,
  { kind, by }: { kind: 'given_on' | 'seat_cancelled'; by: string },
): MailContent {
  const t = words[kind];
  return {
    subject: t.subject(subjectTitle(facts)),
    heading: t.heading,
    preview: t.lead(by),
    parts: [
      { kind: 'lines', lines: [t.lead(by)] },
      visitPart(words, facts, { shows: ['picture'] }),
      { kind: 'lines', lines: [t.mistake] },
    ],
  };
}

/** As she wrote it. */
export function messageMail(
  words: SeatMailWords,
  facts: SeatMailFacts,
  { subject, text }: Of<'message'>,
): MailContent {
  const { page } = words.visit;
  const { workshop: url } = facts.addresses;
  return {
    subject: plainLine(subject),
    heading: isolated(subject),
    preview: isolated(shortened(plainLine(text))),
    parts: [
      section(words.message.from(inLang(facts.shop.name, facts.lang)), { said: text }),
      visitPart(words, facts, { links: url === null ? [] : [{ label: page, url }] }),
    ],
  };
}

function firstLine(words: SeatMailWords, facts: SeatMailFacts): string {
  const place = placeOf(facts.workshop, facts);
  return words.first(facts.workshop.meetings[0]!.date, place && isolated(place));
}
