/** What the mails about seats are written from. */
import type { Settings } from '#contract/settings.ts';
import type { Lang } from '#domain/language.ts';
import type { Shekels } from '#domain/money.ts';

interface Meeting {
  date: string;
  duration: number; // minutes
}

export interface WhenAndWhere {
  title: string;
  location: string;
  translations: { en: { title?: string | undefined; location?: string | undefined } };
  /** In order. */
  meetings: readonly Meeting[];
}

/** Of seats that were ordered: when they can be cancelled (docs/rules.md#cancellation). */
export interface SeatRight {
  /** The last moment; null when it has passed, or when no moment is set. */
  until: string | null;
  refund: Shekels | null;
  isAllowed: boolean;
}

/** Absolute, in the mail's language; null: there is none. */
export interface SeatMailAddresses {
  /** The workshop's page and its calendar file, of an active one. */
  workshop: string | null;
  calendar: string | null;
  /** By which one leaves the list, and declines an offer. */
  leave: string | null;
  order: string | null;
  account: string;
  /** Of a path such as a picture's. */
  file: (path: string) => string;
}

export interface SeatMailFacts {
  lang: Lang;
  shop: Pick<Settings['shop'], 'name' | 'address' | 'phone'>;
  /** The shop's own words. */
  bring: string | null;
  now: Date;
  workshop: WhenAndWhere & { image: string | null };
  seats: number;
  addresses: SeatMailAddresses;
}

export type SeatMailKind =
  | { kind: 'waiting_joined'; position: number; offerHours: number }
  | { kind: 'seat_offered'; until: string }
  | { kind: 'offer_ended' }
  /** `right`: null of seats that weren't ordered, or were given by somebody else. */
  | { kind: 'reminder'; right: SeatRight | null }
  | { kind: 'changed' | 'moved'; before: WhenAndWhere }
  /** Names. */
  | { kind: 'seat_given'; by: string }
  | { kind: 'given_on' | 'seat_cancelled'; by: string }
  | { kind: 'given_away'; to: string; orderNumber: number }
  | { kind: 'message'; subject: string; text: string; to: 'attendees' | 'waiting' };
