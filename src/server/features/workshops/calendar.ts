/** RFC 5545; without a price. */
import icalendar, { ICalCalendarMethod } from 'ical-generator';
import { pages, inLanguage } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import type { Lang } from '#domain/language.ts';
import { CALENDAR_TEXTS } from '#i18n/calendar.ts';
import { contentText } from '#i18n/content.ts';
import { ZONE, ZONE_RULES, inStudio } from './calendar-zone.ts';

const MINUTE = 60_000;

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/** Stable event ids and the entry's version let a calendar update events on a second import. */
export function workshopCalendar(
  workshop: AdminWorkshop,
  {
    lang,
    publicUrl,
    shop,
  }: { lang: Lang; publicUrl: string; shop: Pick<Settings['shop'], 'name' | 'email'> },
): string {
  const { _id, version, updatedDate, createdDate, workshopDates, translations } = workshop;
  const title = workshopTitle(workshop, lang);
  const page = publicUrl + inLanguage(lang, pages.workshop(_id));
  const description = contentText(lang, workshop.description, translations.en?.description).text;
  const calendar = icalendar({
    prodId: { company: new URL(publicUrl).hostname, product: 'workshops', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => ZONE_RULES },
  });
  workshopDates.forEach(({ date, duration }, index) => {
    const start = new Date(date);
    calendar.createEvent({
      id: `${_id}-${index + 1}@${new URL(publicUrl).hostname}`,
      sequence: version,
      created: new Date(createdDate),
      stamp: new Date(updatedDate),
      lastModified: new Date(updatedDate),
      timezone: ZONE,
      start: inStudio(start),
      end: inStudio(new Date(start.getTime() + duration * MINUTE)),
      summary:
        workshopDates.length === 1
          ? title.text
          : CALENDAR_TEXTS[title.lang].meeting(title.text, index + 1, workshopDates.length),
      description: `${description}\n\n${CALENDAR_TEXTS[lang].details(page)}`.trim(),
      location: contentText(lang, workshop.location, translations.en?.location).text,
      url: page,
      organizer: shop.email === null ? null : { name: shop.name[lang] ?? shop.name.he, email: shop.email },
    });
  });
  return `${calendar.toString()}\r\n`;
}

export function workshopTitle({ title, translations }: AdminWorkshop, lang: Lang) {
  return contentText(lang, title, translations.en?.title);
}
