/** What the mails of an order are written from. */
import type { Localized } from '#contract/localized.ts';
import type { Order, OrderLine } from '#contract/orders.ts';
import { pictureCopy, readPictureAddress, widthsFor } from '#contract/pictures.ts';
import type { SettingsValues } from '#contract/settings.ts';
import type { Lang } from '#domain/language.ts';
import { type Shekels } from '#domain/money.ts';
import { plainLine } from '#i18n/isolated.ts';
import type { MailItem } from '../document/mail-document.ts';

export type MailShop = Pick<SettingsValues, 'shop' | 'delivery' | 'payments' | 'tax'>;

/** Absolute, in the mail's language. */
export interface MailAddresses {
  order: string;
  /** The page for canceling a purchase without a login. */
  cancel: string;
  /** Of the latest cancellation request; null without one. */
  request: string | null;
  terms: string;
  account: string;
  tutorial: (id: string) => string;
  /** Of a path such as a picture's. */
  file: (path: string) => string;
}

export interface MailFacts {
  order: Order;
  shop: MailShop;
  lang: Lang;
  addresses: MailAddresses;
  now: Date;
}

export function inLang({ he, en }: Localized, lang: Lang): string {
  return lang === 'en' ? (en ?? he) : he;
}

export function localTitle(
  {
    title,
    translations,
  }: { title: string; translations?: { en?: { title?: string | undefined } | undefined } | undefined },
  lang: Lang,
): string {
  return plainLine((lang === 'en' && translations?.en?.title) || title);
}

const LONGEST_TITLE = 80;

/** For a subject. */
export function shortTitle(line: OrderLine, lang: Lang): string {
  const title = localTitle(line, lang);
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;
}

/** px */
const PICTURE = 72;

/** Null for a picture that isn't public. */
export function pictureOf(image: string | null, file: MailAddresses['file']): MailItem['picture'] {
  const facts = image === null ? null : readPictureAddress(image);
  if (!facts) return null;
  const width = widthsFor(facts.width, 2 * PICTURE).at(-1)!;
  const height = Math.round((PICTURE * facts.height) / facts.width);
  return { url: file(pictureCopy(facts, width, 'webp')), width: PICTURE, height };
}

/** What went back of an order that was paid isn't owed again. */
export function leftToPay({ state, total, payment }: Order): Shekels {
  if (state !== 'pending') return 0 as Shekels;
  const left = Math.round((total - payment.paid + payment.refunded) * 100) / 100;
  return Math.max(0, left) as Shekels; // Whole agorot, as its parts are.
}
