/** Seats of a workshop in two languages, for what is written about them. */
import type { Lang } from '#domain/language.ts';
import { inLanguage } from '#contract/routes.ts';
import type { SeatMailFacts } from '#server/mail/seats/seat-facts.ts';
import { SHOP } from './sample-order.ts';

const SITE = 'https://shop.example';

export const COURSE: SeatMailFacts['workshop'] = {
  title: 'טבעת ראשונה, מפס ועד אצבע',
  location: 'הסטודיו',
  translations: { en: { title: 'A first ring', location: 'The studio' } },
  image: '/files/0123456789abcdef0123-1000x760-efe3c6.webp',
  meetings: [
    { date: '2026-12-03T15:30:00.000Z', duration: 240 },
    { date: '2026-12-10T15:30:00.000Z', duration: 240 },
  ],
};

/** The morning two days before. */
export function seatFacts(lang: Lang, values: Partial<SeatMailFacts> = {}): SeatMailFacts {
  const page = (path: string) => SITE + inLanguage(lang, path);
  return {
    lang,
    shop: SHOP.shop,
    bring: lang === 'he' ? 'נעליים סגורות, שיער אסוף.' : 'Closed shoes, and hair tied back.',
    now: new Date('2026-12-01T07:00:00.000Z'),
    workshop: COURSE,
    seats: 1,
    addresses: {
      workshop: page('/workshops/course'),
      calendar: `${SITE}/api/workshops/course/calendar.ics?lang=${lang}`,
      leave: page('/waiting-list?token=the-token'),
      order: page('/orders/order-id'),
      account: page('/account'),
      file: (path) => SITE + path,
    },
    ...values,
  };
}
