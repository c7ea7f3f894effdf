import { isDeepStrictEqual } from 'node:util';
import { isolated, plainLine } from '#i18n/isolated.ts';
import type { SeatMailWords } from '#i18n/seat-mails/he.ts';
import { type MailContent, section } from '../document/mail-document.ts';
import { localTitle } from '../orders/order-facts.ts';
import type { SeatMailFacts, WhenAndWhere } from './seat-facts.ts';
import { shortened, subjectTitle } from './subject-title.ts';
import { placeOf, visitPart, whenAndWhereLines } from './visit-part.ts';

const FACTS = { shows: ['picture', 'map', 'seats'] } as const;

/** Null when nothing of it concerns who reads this language. */
export function changeOf(
  before: WhenAndWhere,
  facts: SeatMailFacts,
): { date: boolean; place: boolean } | null {
  const date = !isDeepStrictEqual([...before.meetings], [...facts.workshop.meetings]);
  const place = placeOf(before, facts) !== placeOf(facts.workshop, facts);
  return date || place ? { date, place } : null;
}

export function changedMail(words: SeatMailWords, facts: SeatMailFacts, before: WhenAndWhere): MailContent {
  const { changed: t } = words;
  const { workshop } = facts;
  const change = changeOf(before, facts) ?? { date: true, place: true };
  const { date, place } = change;
  const title = subjectTitle(facts);
  const isNew = (meeting: WhenAndWhere['meetings'][number]) =>
    !before.meetings.some((one) => isDeepStrictEqual(one, meeting));
  const fresh = workshop.meetings.find(isNew);
  const newPlace = placeOf(workshop, facts);
  const subjectOfDate = fresh ? t.subjectDate(fresh.date, title) : t.subjectDates(title);
  return {
    subject: date ? subjectOfDate : t.subjectPlace(shortened(plainLine(newPlace)), title),
    heading: date && place ? t.headingBoth : date ? t.headingDate : t.headingPlace,
    preview: fresh ? words.first(fresh.date, newPlace && isolated(newPlace)) : isolated(newPlace),
    parts: [
      { kind: 'lines', lines: [t.lead] },
      visitPart(words, facts, FACTS),
      section(t.beforeHeading, { lines: whenAndWhereLines(words, before, facts, change) }),
      { kind: 'lines', lines: [t.notFitting] },
    ],
  };
}

export function movedMail(words: SeatMailWords, facts: SeatMailFacts, before: WhenAndWhere): MailContent {
  const { moved: t, changed } = words;
  const { workshop, lang } = facts;
  const [first] = workshop.meetings;
  const title = subjectTitle(facts);
  const oldTitle = localTitle(before, lang);
  const place = placeOf(workshop, facts);
  return {
    subject: first ? t.subject(first.date, title) : t.subjectPlain(title),
    heading: oldTitle === localTitle(workshop, lang) ? t.headingDate : t.heading,
    preview: first ? words.first(first.date, place && isolated(place)) : t.lead,
    parts: [
      { kind: 'lines', lines: [t.lead] },
      visitPart(words, facts, FACTS),
      section(changed.beforeHeading, {
        lines: [isolated(oldTitle), ...whenAndWhereLines(words, before, facts)],
      }),
      { kind: 'lines', lines: [changed.notFitting] },
    ],
  };
}
