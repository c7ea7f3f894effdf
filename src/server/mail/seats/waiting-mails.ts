import type { SeatMailWords } from '#i18n/seat-mails/he.ts';
import { type MailContent, type MailLink, section } from '../document/mail-document.ts';
import type { SeatMailFacts, SeatMailKind } from './seat-facts.ts';
import { subjectTitle } from './subject-title.ts';
import { visitPart } from './visit-part.ts';

type Of<Kind extends SeatMailKind['kind']> = Extract<SeatMailKind, { kind: Kind }>;

export function waitingJoinedMail(
  words: SeatMailWords,
  facts: SeatMailFacts,
  { position, offerHours }: Of<'waiting_joined'>,
): MailContent {
  const { waiting_joined: t } = words;
  const place = t.position(position, facts.seats);
  return {
    subject: t.subject(position, subjectTitle(facts)),
    heading: t.heading,
    preview: place,
    parts: [
      { kind: 'lines', lines: [place, t.next(offerHours), t.nothing] },
      visitPart(words, facts, { shows: ['picture'], links: pageLink(words.visit.page, facts) }),
      section(t.leaveHeading, { lines: [t.leaveText], links: leaveLink(t.leave, facts) }),
    ],
  };
}

export function seatOfferedMail(
  words: SeatMailWords,
  facts: SeatMailFacts,
  { until }: Of<'seat_offered'>,
): MailContent {
  const { seat_offered: t } = words;
  const { seats } = facts;
  const held = t.until(seats, until);
  return {
    subject: t.subject(seats, until, subjectTitle(facts)),
    heading: t.heading(seats),
    preview: held,
    parts: [
      { kind: 'lines', lines: [held, t.how] },
      visitPart(words, facts, { shows: ['picture', 'seats'], links: pageLink(t.order, facts) }),
      section(t.declineHeading, { lines: [t.declineText], links: leaveLink(t.decline(seats), facts) }),
    ],
  };
}

export function offerEndedMail(words: SeatMailWords, facts: SeatMailFacts): MailContent {
  const { offer_ended: t } = words;
  const isAhead = facts.workshop.meetings.some(({ date }) => new Date(date) > facts.now);
  const canJoin = isAhead && facts.addresses.workshop !== null;
  return {
    subject: t.subject(subjectTitle(facts)),
    heading: t.heading,
    preview: t.lead,
    parts: [
      { kind: 'lines', lines: [t.lead, ...(canJoin ? [t.again] : [])] },
      visitPart(words, facts, { links: canJoin ? pageLink(words.visit.page, facts) : [] }),
    ],
  };
}

function pageLink(label: string, { addresses: { workshop: url } }: SeatMailFacts): MailLink[] {
  return url === null ? [] : [{ label, url }];
}

function leaveLink(label: string, { addresses: { leave: url } }: SeatMailFacts): MailLink[] {
  return url === null ? [] : [{ label, url }];
}
