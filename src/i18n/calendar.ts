/** Texts in a workshop's calendar file. */
import type { Lang } from '#domain/language.ts';

interface CalendarTexts {
  /** Each meeting of a course is its own event. */
  meeting: (title: string, number: number, count: number) => string;
  details: (address: string) => string;
}

export const CALENDAR_TEXTS: Record<Lang, CalendarTexts> = {
  he: {
    meeting: (title, number, count) => `${title} (מפגש ${number} מתוך ${count})`,
    details: (address) => `לכל הפרטים: ${address}`,
  },
  en: {
    meeting: (title, number, count) => `${title} (meeting ${number} of ${count})`,
    details: (address) => `Full details: ${address}`,
  },
};
