/** RFC 5545; without a price. */
import icalendar, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { pages, inLanguage } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import type { Lang } from '#domain/language.ts';
import { streetOf } from '#domain/map-address.ts';
import { CALENDAR_TEXTS } from '#i18n/calendar.ts';
import { contentText } from '#i18n/content.ts';
import type { Meeting } from '#server/db/entries/workshop-rows.ts';
import { ZONE, ZONE_RULES, inStudio } from './calendar-zone.ts';

const MINUTE = 60_000;

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

interface CalendarOptions {
  lang: Lang;
  publicUrl: string;
  shop: Pick<Settings['shop'], 'name' | 'email' | 'address'>;
}

/** Events that a calendar has, or had, of one workshop. */
interface CalendarEvents {
  workshop: AdminWorkshop;
  /** Whose numbers are the events' own. */
  meetings: readonly Meeting[];
  /** A calendar replaces what it has by what isn't lower. */
  sequence: number;
  stamp: Date;
  /** Of these meetings, those from this one on, counted from 0, don't take place, or not for the reader. */
  cancelledFrom?: number;
}

/** Stable event ids and the entry's version let a calendar update events on a second import. */
export function workshopCalendar(workshop: AdminWorkshop, options: CalendarOptions): string {
  const { version: sequence, updatedDate, workshopDates: meetings } = workshop;
  return calendarOf([{ workshop, meetings, sequence, stamp: new Date(updatedDate) }], options);
}

/** One file that also takes events back, which PUBLISH may (RFC 5546, 3.2.1). */
export function calendarOf(parts: readonly CalendarEvents[], options: CalendarOptions): string {
  const { lang, publicUrl } = options;
  const calendar = icalendar({
    prodId: { company: new URL(publicUrl).hostname, product: 'workshops', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => ZONE_RULES },
  });
  for (const part of parts)
    part.meetings.forEach((_meeting, index) => calendar.createEvent(eventOf(part, index, options)));
  return `${calendar.toString()}\r\n`;
}

function eventOf(
  { workshop, meetings, sequence, stamp, cancelledFrom = Infinity }: CalendarEvents,
  index: number,
  { lang, publicUrl, shop }: CalendarOptions,
): ICalEventData {
  const { _id, updatedDate, createdDate, translations } = workshop;
  const title = workshopTitle(workshop, lang);
  const page = publicUrl + inLanguage(lang, pages.workshop(_id));
  const description = contentText(lang, workshop.description, translations.en?.description).text;
  const { date, duration } = meetings[index]!;
  const start = new Date(date);
  const isCancelled = index >= cancelledFrom;
  const count = isCancelled ? meetings.length : Math.min(meetings.length, cancelledFrom);
  return {
    id: `${_id}-${index + 1}@${new URL(publicUrl).hostname}`,
    sequence,
    created: new Date(createdDate),
    stamp,
    lastModified: new Date(updatedDate),
    timezone: ZONE,
    start: inStudio(start),
    end: inStudio(new Date(start.getTime() + duration * MINUTE)),
    summary: count === 1 ? title.text : CALENDAR_TEXTS[title.lang].meeting(title.text, index + 1, count),
    description: `${description}\n\n${CALENDAR_TEXTS[lang].details(page)}`.trim(),
    location: placeText(workshop, shop, lang),
    url: page,
    organizer: shop.email === null ? null : { name: shop.name[lang] ?? shop.name.he, email: shop.email },
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
  };
}

function placeText(workshop: AdminWorkshop, { address }: CalendarOptions['shop'], lang: Lang): string {
  const place = contentText(lang, workshop.location, workshop.translations.en?.location).text;
  const street = streetOf(workshop, address);
  return street ? `${place}, ${contentText(lang, street.he, street.en).text}` : place;
}

export function workshopTitle({ title, translations }: AdminWorkshop, lang: Lang) {
  return contentText(lang, title, translations.en?.title);
}
