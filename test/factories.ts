import type { User } from '#contract/auth.ts';
import { shekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { NewBannerText } from '#server/features/banner-texts/banner-texts.repository.ts';
import type { NewTutorial } from '#server/features/tutorials/tutorials.repository.ts';
import { CLEARED_PRODUCT } from '#server/features/products/product-entries.ts';
import { newId } from '#server/db/ids.ts';

/** The price is a plain number of shekels. */
export type PlainPrice<Entry> = Omit<Partial<Entry>, 'price'> & { price?: number };

/** The same address for the same number. */
export function aPicture(number = 1): string {
  return `/files/${number.toString(16).padStart(20, '0')}-800x1000-cd7f32.webp`;
}

export function aProduct({ price = 320, ...values }: PlainPrice<Product> = {}): Product {
  return {
    ...CLEARED_PRODUCT,
    _id: newId(),
    title: 'טבעת רקועה',
    description: 'כסף 925, עבודת יד.',
    price: shekels(price),
    discount: 0,
    category: 'goldsmith',
    imagePath: aPicture(1),
    secondaryImagesPathes: [aPicture(2)],
    imageAlts: {},
    inventory: 5,
    isPromoted: false,
    isCustomizable: false,
    active: true,
    priority: 0,
    createdDate: '2026-01-01T10:00:00.000Z',
    translations: {},
    ...values,
  };
}

export function aWorkshop({ price = 480, ...values }: PlainPrice<Workshop> = {}): Workshop {
  return {
    _id: newId(),
    title: 'טבעת ראשונה',
    description: 'שני מפגשים בסטודיו.',
    location: 'הרצליה',
    category: 'goldsmith',
    level: 'beginner',
    participantLimit: 8,
    participants: 2,
    price: shekels(price),
    earlyBirdDate: '2026-01-01T00:00:00.000Z',
    earlyBirdDiscountPercentage: 0,
    image: aPicture(3),
    imageAlts: {},
    shouldHidePrice: false,
    active: true,
    priority: 0,
    createdDate: '2026-01-01T10:00:00.000Z',
    workshopDates: [
      { date: '2027-03-01T16:00:00.000Z', duration: 180 },
      { date: '2027-03-08T16:00:00.000Z', duration: 120 },
    ],
    question: null,
    series: null,
    translations: {},
    ...values,
  };
}

/** Free, with three pages. */
export function aTutorial({ price = 0, ...values }: PlainPrice<NewTutorial> = {}): NewTutorial {
  return {
    _id: newId(),
    title: 'כרטיס ברכה בחיתוך',
    description: 'צעד אחר צעד.',
    category: 'cricut',
    level: 'beginner',
    price: shekels(price),
    imagePath: aPicture(4),
    imageAlts: {},
    durationMinutes: 20,
    ratingSum: 0,
    ratingCount: 0,
    popularity: 0,
    active: true,
    priority: 0,
    createdDate: '2026-01-01T10:00:00.000Z',
    contentImagesPathes: [aPicture(11), aPicture(12), aPicture(13)],
    pageTexts: [],
    shouldShowFirstPage: false,
    translations: {},
    ...values,
  };
}

export function aBannerText(values: Partial<NewBannerText> = {}): NewBannerText {
  return {
    _id: newId(),
    text: '10% הנחה על קנייה ראשונה',
    endDate: null,
    translations: {},
    createdDate: '2026-01-01T10:00:00.000Z',
    ...values,
  };
}

/** Joined at the start of 2026 and never logged in. */
export function aUser(values: Partial<User> = {}): User {
  const _id = values._id ?? newId();
  return {
    _id,
    email: `${_id}@example.com`,
    firstName: 'דנה',
    lastName: 'לוי',
    phoneNumber: null,
    role: 'user',
    joinedDate: '2026-01-01T10:00:00.000Z',
    newsletter: false,
    lastLoginDate: null,
    ...values,
  };
}
