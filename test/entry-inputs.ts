/** The admin's inputs; pictures are aPicture(1) to aPicture(4). */
import { ENTRY_KINDS } from '#domain/catalogue.ts';
import { plainAddress } from '#contract/page-grants.ts';
import type { TestApp } from './app.ts';
import { aPicture } from './factories.ts';

export const kinds = ENTRY_KINDS;

type Fields = Record<string, unknown>;

export interface SampleInput {
  least: Fields; // required fields only
  defaults: Fields; // of the fields that `least` lacks
  full: Fields; // none at its default, but no variants: they would count the inventory
}

const shared = {
  imageAlts: { [aPicture(1)]: { he: 'מקרוב', en: 'Close up' } },
  active: false,
  priority: 7,
  translations: { en: { title: 'English title', description: 'English text' } },
};
const sharedDefaults = { imageAlts: {}, active: true, priority: 0, translations: {} };

export const SAMPLES: Record<(typeof ENTRY_KINDS)[number], SampleInput> = {
  products: {
    least: {
      title: 'טבעת',
      description: 'כסף 925',
      price: 320.5,
      discount: 0,
      category: 'goldsmith',
      imagePath: aPicture(1),
      inventory: 3,
    },
    defaults: {
      ...sharedDefaults,
      kind: null,
      secondaryImagesPathes: [],
      isPromoted: false,
      isCustomizable: false,
      options: [],
      variants: [],
      personalText: null,
      leadDays: 0,
    },
    full: {
      ...shared,
      title: 'צמיד',
      description: 'שורה\nועוד שורה',
      price: 99.99,
      discount: 15,
      category: 'others',
      kind: 'bracelet',
      imagePath: aPicture(1),
      secondaryImagesPathes: [aPicture(3), aPicture(2)],
      inventory: 0,
      isPromoted: true,
      isCustomizable: true,
      options: [
        {
          _id: 'size',
          title: 'מידה',
          translations: { en: { title: 'Size' } },
          choices: [{ _id: '54', title: '54', translations: { en: { title: 'US 7' } }, extra: 12.5 }],
        },
      ],
      personalText: {
        title: 'חריטה',
        translations: { en: { title: 'Engraving' } },
        maxLength: 12,
        extra: 40,
        required: true,
      },
      variants: [],
      leadDays: 10,
    },
  },
  workshops: {
    least: {
      title: 'סדנה',
      description: 'בסטודיו',
      location: 'הרצליה',
      category: 'goldsmith',
      level: 'beginner',
      participantLimit: 8,
      price: 480,
      earlyBirdDate: '2026-12-01T00:00:00.000Z',
      earlyBirdDiscountPercentage: 0,
      workshopDates: [{ date: '2027-03-01T16:00:00.000Z', duration: 180 }],
    },
    defaults: { ...sharedDefaults, participants: 0, image: null, shouldHidePrice: false },
    full: {
      ...shared,
      title: 'סדנת המשך',
      description: 'שני מפגשים',
      location: 'תל אביב',
      category: 'cricut',
      level: 'all',
      participantLimit: 1,
      participants: 10_000,
      price: 0,
      earlyBirdDate: '2026-11-01T12:00:00.000Z',
      earlyBirdDiscountPercentage: 100,
      image: aPicture(1),
      shouldHidePrice: true,
      workshopDates: [
        { date: '2027-03-01T16:00:00.000Z', duration: 10_080 },
        { date: '2027-03-08T16:00:00.000Z', duration: 1 },
      ],
      translations: { en: { title: 'Workshop', description: 'Text', location: 'Tel Aviv' } },
    },
  },
  tutorials: {
    least: {
      title: 'מדריך',
      category: 'cricut',
      level: 'medium',
      price: 49.9,
      contentImagesPathes: [aPicture(2)],
    },
    defaults: { ...sharedDefaults, description: '', imagePath: null, pageTexts: [], durationMinutes: null },
    full: {
      ...shared,
      title: 'מדריך ארוך',
      description: 'צעד אחר צעד',
      category: 'others',
      level: 'advanced',
      price: 0,
      imagePath: aPicture(1),
      contentImagesPathes: [aPicture(2), aPicture(4), aPicture(2)],
      pageTexts: [
        { text: 'מסמנים קו.\n\nלאט.', translations: { en: { text: 'Mark a line.\n\nSlowly.' } } },
        { text: '' },
        { text: 'מנסרים.' },
      ],
      durationMinutes: 25,
    },
  },
  'banner-texts': {
    least: { text: 'משלוח חינם' },
    defaults: { endDate: null, translations: {} },
    full: {
      text: 'עד פסח',
      endDate: '2026-12-01T00:00:00.000Z',
      translations: { en: { text: 'Until Passover' } },
    },
  },
};

/** Pages of a paid tutorial without their signatures. */
export function asStored(entry: Fields): Fields {
  const { contentImagesSignatures: _signatures, ...stored } = entry;
  if (!stored.contentImagesPathes) return stored;
  return { ...stored, contentImagesPathes: (stored.contentImagesPathes as string[]).map(plainAddress) };
}

export async function uploadSamples(app: TestApp): Promise<void> {
  for (const number of [1, 2, 3, 4]) await app.has.picture(number);
}
