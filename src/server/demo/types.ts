/**
 * Shapes of the demo catalogue. Days are counted from the day of seeding, so that the shop always
 * looks alive: a negative number is in the past. Prices are shekels, as the maker types them.
 */
import type { Category, TutorialLevel, WorkshopLevel } from '#domain/catalogue.ts';

export interface BothLanguages {
  he: string;
  en: string;
}

/** `file` is a name in ./pictures. */
export interface DemoPicture {
  file: string;
  alt: BothLanguages;
}

export interface DemoEntry {
  /** Unique among all kinds of entry; it is also how the entry's pictures begin. */
  key: string;
  title: BothLanguages;
  /** The first paragraph is what a card shows. */
  description: BothLanguages;
  category: Category;
  priority: number;
  createdDaysAgo: number;
  active?: false;
}

export interface DemoProduct extends DemoEntry {
  /** shekels, before the discount */
  price: number;
  /** whole percent, 0 for none */
  discount: number;
  inventory: number;
  isPromoted: boolean;
  isCustomizable: boolean;
  /** The first is the main picture. */
  pictures: DemoPicture[];
}

/** `time` is HH:mm in Jerusalem. */
export interface DemoMeeting {
  daysFromNow: number;
  time: string;
  minutes: number;
}

export interface DemoWorkshop extends DemoEntry {
  level: WorkshopLevel;
  location: BothLanguages;
  participantLimit: number;
  participants: number;
  /** shekels, for all meetings together */
  price: number;
  earlyBird: { daysFromNow: number; percentage: number } | null;
  shouldHidePrice: boolean;
  picture: DemoPicture;
  /** In the order of their dates. */
  meetings: DemoMeeting[];
}

export interface DemoTutorial extends DemoEntry {
  level: TutorialLevel;
  /** shekels, 0 for a free one */
  price: number;
  durationMinutes: number;
  cover: DemoPicture;
  /** In reading order. */
  pages: DemoPicture[];
  /** The average shown, 1 to 5 with two decimals; some sum of `ratingCount` whole stars gives it. */
  rating: number;
  ratingCount: number;
  popularity: number;
}

export interface DemoBannerText {
  text: BothLanguages;
  /** null: the text has no end date. */
  endsInDays: number | null;
}

export interface DemoCatalogue {
  products: DemoProduct[];
  workshops: DemoWorkshop[];
  tutorials: DemoTutorial[];
  bannerTexts: DemoBannerText[];
}
