/** The shape of a customer's copy. Dates are ISO 8601 UTC; a tutorial is named as the maker typed it. */
import type { User } from '#contract/auth.ts';

export interface CustomerData {
  /** Null for someone who has only written. */
  account: User | null;
  /** Those that haven't ended. */
  logins: { since: string; lastUsed: string }[];
  /** Fingerprints; the addresses themselves are not kept. */
  loginAddresses: { fingerprint: string; lastLogin: string }[];
  carts: { since: string; changed: string; lines: CartLine[] }[];
  ownedTutorials: { tutorial: string; since: string }[];
  openedTutorials: { tutorial: string; first: string }[];
  ratings: { tutorial: string; stars: number; given: string }[];
  /** What the history of tutorials says of them. */
  tutorialHistory: { tutorialId: string; action: string; at: string }[];
  messages: CustomerMessage[];
}

interface CartLine {
  productType: string;
  item: string;
  title: string;
  quantity: number;
}

interface CustomerMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  sent: string;
  /** When the maker marked it as read. */
  read: string | null;
  /** The mails about it to the shop. */
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
