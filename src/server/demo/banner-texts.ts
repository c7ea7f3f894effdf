import type { DemoBannerText } from './types.ts';

export const DEMO_BANNER_TEXTS: DemoBannerText[] = [
  {
    text: {
      he: 'עיצובי פסח הראשונים כבר על השולחן',
      en: 'The first Passover designs are on the bench',
    },
    endsInDays: 75,
  },
  {
    text: {
      he: '10% הנחה על הקנייה הראשונה לנרשמים',
      en: '10% off your first purchase when you sign up',
    },
    endsInDays: null,
  },
];
