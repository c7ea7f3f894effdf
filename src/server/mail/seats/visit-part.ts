import { mapAddress, streetOf } from '#domain/map-address.ts';
import { contentText } from '#i18n/content.ts';
import { isolated } from '#i18n/isolated.ts';
import type { SeatMailWords } from '#i18n/seat-mails/he.ts';
import { pictureCopy, readPictureAddress, widthsFor } from '#contract/pictures.ts';
import type { MailLink, MailPart, MailVisit } from '../document/mail-document.ts';
import { inLang, localTitle } from '../orders/order-facts.ts';
import type { SeatMailFacts, WhenAndWhere } from './seat-facts.ts';

/** px; what a card of a mail has inside. */
const PICTURE = 518;

type Shown = 'picture' | 'map' | 'bring' | 'seats';

/** `links`: in place of the ways there. */
export function visitPart(
  words: SeatMailWords,
  facts: SeatMailFacts,
  { shows = [], links }: { shows?: readonly Shown[]; links?: MailLink[] } = {},
): MailPart {
  const { workshop, lang, seats, bring } = facts;
  const { visit: t } = words;
  const place = placeOf(workshop, facts);
  const studio = studioAddress(facts);
  const all: MailVisit['facts'] = [
    ...(place ? [{ label: t.where, text: isolated(place) }] : []),
    ...(studio ? [{ label: t.address, text: isolated(studio.shown) }] : []),
    ...(seats > 1 && shows.includes('seats') ? [{ label: t.seats, text: String(seats) }] : []),
    ...(bring !== null && shows.includes('bring') ? [{ label: t.bring, text: isolated(bring) }] : []),
  ];
  return {
    kind: 'visit',
    visit: {
      title: localTitle(workshop, lang),
      picture: shows.includes('picture') ? pictureOf(facts) : null,
      dates: workshop.meetings.map(({ date, duration }) => ({
        day: t.day(date),
        when: t.when(date),
        extent: t.extent(duration),
        inWords: t.inWords(date, duration),
      })),
      facts: all,
      links: links ?? (shows.includes('map') ? wayLinks(words, facts, studio?.searched) : []),
    },
  };
}

function wayLinks({ visit: t }: SeatMailWords, facts: SeatMailFacts, studio: string | undefined): MailLink[] {
  const { workshop, addresses } = facts;
  const place = studio ?? workshop.location;
  return [
    ...(place ? [{ label: t.map, url: mapAddress(place) }] : []),
    ...(addresses.calendar === null ? [] : [{ label: t.calendar, url: addresses.calendar }]),
  ];
}

export function placeOf({ location, translations }: WhenAndWhere, { lang }: SeatMailFacts): string {
  return contentText(lang, location, translations.en.location).text;
}

/** What is asked for of it, a line each. */
export function whenAndWhereLines(
  words: SeatMailWords,
  of: WhenAndWhere,
  facts: SeatMailFacts,
  { date, place }: { date: boolean; place: boolean } = { date: true, place: true },
): string[] {
  const where = placeOf(of, facts);
  return [
    ...(date ? of.meetings.map((meeting) => words.visit.inWords(meeting.date, meeting.duration)) : []),
    ...(place && where ? [isolated(where)] : []),
  ];
}

/** The shop's address if the workshop is there and doesn't already say it. */
function studioAddress({
  workshop,
  shop: { address },
  lang,
}: SeatMailFacts): { shown: string; searched: string } | null {
  const street = streetOf(workshop, address);
  return street && { shown: inLang(street, lang), searched: street.he };
}

function pictureOf({ workshop: { image }, addresses }: SeatMailFacts): MailVisit['picture'] {
  const facts = image === null ? null : readPictureAddress(image);
  if (!facts) return null;
  const width = widthsFor(facts.width, 2 * PICTURE).at(-1)!;
  const height = Math.round((PICTURE * facts.height) / facts.width);
  return { url: addresses.file(pictureCopy(facts, width, 'webp')), width: PICTURE, height };
}
