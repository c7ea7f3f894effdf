/** Days count from the day of seeding, negative ones in the past. Prices are in shekels. */
import type { Address } from '#contract/checkout.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { Category, PieceKind, TutorialLevel, WorkshopLevel } from '#domain/catalogue.ts';
import type { Lang } from '#domain/language.ts';
import type { ChargeMethod } from '#domain/orders/charge-methods.ts';
import type { LineState } from '#domain/orders/order-states.ts';

export interface BothLanguages {
  he: string;
  en: string;
}

/** `file` is a name in ./pictures. */
export interface DemoPicture {
  file: string;
  alt: BothLanguages;
}

/** A tutorial's page. `text`: its heading, an empty line, then paragraphs. */
export interface DemoPage extends DemoPicture {
  text: BothLanguages;
}

export interface DemoEntry {
  key: string; // unique among all kinds; picture names start with it
  title: BothLanguages;
  /** A card shows the first paragraph. */
  description: BothLanguages;
  category: Category;
  priority: number;
  createdDaysAgo: number;
  active?: false;
}

export interface DemoChoice {
  key: string; // unique in its product
  title: BothLanguages;
  /** On top of the product's price. */
  extra: number;
}

export interface DemoOption {
  key: string;
  title: BothLanguages;
  choices: DemoChoice[];
}

export interface DemoVariant {
  choices: string[]; // keys
  inventory: number;
  active: boolean;
}

export interface DemoProduct extends DemoEntry {
  kind: PieceKind;
  /** Before the discount. */
  price: number;
  /** Whole percent, 0 for none. */
  discount: number;
  inventory: number;
  isPromoted: boolean;
  isCustomizable: boolean;
  options?: DemoOption[];
  /** Without them all combinations share the inventory, which otherwise is their sum. */
  variants?: DemoVariant[];
  personalText?: { title: BothLanguages; maxLength: number; extra: number; required?: true };
  /** Business days. */
  leadDays?: number;
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
  price: number; // for all meetings together
  earlyBird: { daysFromNow: number; percentage: number } | null;
  shouldHidePrice: boolean;
  /** Asked at checkout. */
  question?: BothLanguages;
  /** What copies with other dates share. */
  series?: string;
  picture: DemoPicture;
  /** In the order of their dates. */
  meetings: DemoMeeting[];
}

export interface DemoTutorial extends DemoEntry {
  level: TutorialLevel;
  /** 0 is free. */
  price: number;
  durationMinutes: number;
  cover: DemoPicture;
  /** In reading order. */
  pages: DemoPage[];
  shouldShowFirstPage?: boolean;
  /** The average, 1 to 5 with two decimals, reachable with `ratingCount` whole-star ratings. */
  rating: number;
  ratingCount: number;
  popularity: number;
}

export interface DemoBannerText {
  text: BothLanguages;
  /** null: no end date. */
  endsInDays: number | null;
}

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** `time` is HH:mm in Jerusalem. */
export interface DemoMoment {
  daysAgo: number;
  time: string;
}

/** What becomes of an order; lines are named by their position. */
export type DemoStep = DemoMoment &
  (
    | { kind: 'paid'; method: ChargeMethod }
    | { kind: 'moved'; line: number; to: LineState; text?: string }
    | { kind: 'sent'; trackingNumber: string }
    | { kind: 'refunded'; line: number; quantity: number; reason: string; restock: boolean }
    | { kind: 'asked'; lines: number[]; reason: string }
    | { kind: 'cancelled' }
    | { kind: 'expired' }
  );

export interface DemoOrder {
  placed: DemoMoment;
  by: DemoPerson;
  /** Taken by the admin, from somebody without an account. */
  byPhone?: true;
  lang: Lang;
  lines: WantedLine[];
  /** Where it is posted to; else it is picked up. */
  postedTo?: Address;
  note?: string;
  /** In the order of their moments. */
  steps: DemoStep[];
}

export interface DemoCatalogue {
  products: DemoProduct[];
  workshops: DemoWorkshop[];
  tutorials: DemoTutorial[];
  bannerTexts: DemoBannerText[];
  orders: DemoOrder[];
}
