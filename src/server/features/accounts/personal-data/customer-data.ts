/** Dates are ISO 8601, UTC; titles are in the base text. */
import type { User } from '#contract/auth.ts';

export interface CustomerData {
  /** Null for a sender of messages without an account. */
  account: User | null;
  logins: { since: string; lastUsed: string }[];
  loginAddresses: { fingerprint: string; lastLogin: string }[];
  failedLogins: { count: number; until: string }[];
  /** Live ones; neither says the code or link itself. */
  loginCodes: { until: string }[];
  accountLinks: { purpose: string; email: string; until: string }[];
  newsletter: {
    email: string;
    lang: string;
    asked: string;
    confirmed: string | null;
    ended: string | null;
  }[];
  /** `words`: what was agreed to, as it was shown. */
  newsletterLog: { at: string; email: string; event: string; place: string; words: string | null }[];
  /** Where the roster of a workshop names them, beside their orders. */
  seats: {
    workshop: string;
    name: string | null;
    phone: string | null;
    email: string | null;
    note: string | null;
  }[];
  waitingPlaces: { workshop: string; seats: number; since: string; offerUntil: string | null }[];
  carts: { since: string; changed: string; lines: CartLine[] }[];
  ownedTutorials: { tutorial: string; since: string }[];
  openedTutorials: { tutorial: string; first: string }[];
  readingPlaces: { tutorial: string; page: number; finished: boolean; at: string }[];
  ratings: { tutorial: string; stars: number; given: string }[];
  tutorialHistory: { tutorialId: string; action: string; at: string }[];
  orders: CustomerOrder[];
  messages: CustomerMessage[];
  /** Unsaved changes of an admin; `content` is JSON. */
  drafts: { kind: string; name: string; content: string; changed: string }[];
  /** Of the catalogue, by somebody who was an admin before. */
  changesMade: { kind: string; entry: string; action: string; at: string }[];
  settingsChanged: { version: number; at: string }[];
}

interface CartLine {
  productType: string;
  item: string;
  title: string;
  quantity: number;
  choices: string[];
  personalText: string | null;
}

/** Sums in agorot; `address` is JSON. */
interface CustomerOrder {
  number: number;
  state: string;
  placed: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  address: string | null;
  trackingNumber: string | null;
  note: string | null;
  total: number;
  lines: (Pick<CartLine, 'title' | 'quantity' | 'choices' | 'personalText'> & {
    toPay: number;
    state: string;
    /** To what the workshop asked. */
    answer: string | null;
  })[];
  cancellations: { at: string; text: string | null }[];
  /** The admin's. */
  notes: { at: string; text: string }[];
  /** What the customer was shown while a piece was made. */
  work: { at: string; title: string; text: string | null; picture: boolean }[];
}

interface CustomerMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  sent: string;
  read: string | null;
  answered: string | null;
  archived: string | null;
  mails: {
    lang: string;
    subject: string;
    body: string;
    attempts: number;
    sent: string | null;
    failed: string | null;
    lastError: string | null;
  }[];
}
