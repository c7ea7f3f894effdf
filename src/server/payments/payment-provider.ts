/** What the shop asks of a payment provider. No call throws: what isn't known is `unknown`, never paid and never failed. */
import type { Lang } from '#domain/language.ts';
import type { Agorot } from '#domain/money.ts';
import type { ProviderAnswer } from '#domain/payments/provider-answer.ts';

export const PROTOCOLS = ['cardcom', 'payplus'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export interface PageLine {
  id: string;
  title: string;
  quantity: number;
  /** Agorot; of all of it, after discounts. */
  total: Agorot;
}

export interface NewPage {
  attemptId: string;
  orderNumber: number;
  lang: Lang;
  amount: Agorot;
  /** They add up to the amount; delivery is one of them. */
  lines: readonly PageLine[];
  buyer: { name: string; email: string; phone: string | null };
  isVatExempt: boolean;
  method: 'card' | 'bit';
  /** Until the order's hold ends, at least one. */
  minutes: number;
  returnUrl: string;
  /** Of whoever goes back without paying. */
  cancelUrl: string;
  noticeUrl: string;
}

/** The provider's, which it can't be asked about without; `url` is where the payer goes. */
export interface OpenPage {
  reference: string;
  url: string;
  bitUrl: string | null;
}

export interface ProviderDocument {
  kind: string;
  number: string;
  url: string | null;
}

/** `reason` is one line without secrets. */
interface Refused {
  kind: 'refused';
  reason: string;
}
interface Unknown {
  kind: 'unknown';
  reason: string;
}

export type Opening = ({ kind: 'opened' } & OpenPage) | Refused | Unknown;

/**
 * `document`: 'missing' when money came and the provider made none; 'later' when it may still make it; null when it says
 * nothing of one.
 */
export interface ProviderReport extends ProviderAnswer {
  method: 'card' | 'bit' | null;
  brand: string | null;
  last4: string | null;
  document: ProviderDocument | 'missing' | 'later' | null;
}

export interface ChargeToRefund {
  transactionId: string;
  amount: Agorot;
  /** Nothing of the charge was given back before, and all of it goes back now. */
  isWhole: boolean;
  /** The provider's of the charge; null: it made none. */
  document: Pick<ProviderDocument, 'kind' | 'number'> | null;
}

/**
 * 'apart': the provider makes it when it is asked to by `credit`; 'unknown': it may have made one; null: there is
 * nothing to make one of.
 */
export type RefundDocument = ProviderDocument | 'missing' | 'apart' | 'unknown' | null;

/** `reference`: null where the provider names no transaction. */
export type RefundOutcome =
  | { kind: 'done'; reference: string | null; document: RefundDocument }
  | Refused
  | Unknown;

/** A document about money that went back. */
export interface CreditToMake {
  /** The provider's of the refund. */
  transactionId: string | null;
  orderNumber: number;
  lang: Lang;
  amount: Agorot;
  /** Of the charge. */
  document: Pick<ProviderDocument, 'kind' | 'number'>;
  buyer: NewPage['buyer'];
  isVatExempt: boolean;
}

export type CreditOutcome = { kind: 'made'; document: ProviderDocument } | Refused | Unknown;

export interface ListedTransaction {
  transactionId: string;
  amount: Agorot;
  isRefund: boolean;
  attemptId: string | null;
}

export type Listing = { kind: 'listed'; transactions: ListedTransaction[] } | Refused | Unknown;

export interface Notice {
  /** Of the page that it is about. */
  reference: string | null;
  /** False: signed wrongly, or not at all where it must be. */
  isAuthentic: boolean;
}

export interface PaymentProvider {
  id: Protocol | 'simulator';
  protocol: Protocol;
  /** As answers must name it; null where they don't name one. */
  terminal: string | null;
  canRefund: boolean;
  open: (page: NewPage) => Promise<Opening>;
  query: (page: { reference: string; attemptId: string }) => Promise<ProviderReport>;
  /** Left out where a page can't be closed. It takes no more cards then, as far as that is known. */
  close?: (reference: string) => Promise<void>;
  refund: (charge: ChargeToRefund) => Promise<RefundOutcome>;
  /** What is known of a refund's document when its answer didn't come; 'missing' if left out. */
  documentOfRefund?: (charge: ChargeToRefund) => RefundDocument;
  /** Left out where no document is 'apart'. */
  credit?: (credit: CreditToMake) => Promise<CreditOutcome>;
  /** Of a day in Jerusalem, YYYY-MM-DD. */
  list: (day: string) => Promise<Listing>;
  /** Says nothing about money: it is only a reason to ask. */
  readNotice: (raw: Buffer, headers: Record<string, string | string[] | undefined>) => Notice;
}

/** Of an answer that didn't come or can't be read. */
export const UNKNOWN_REPORT: ProviderReport = {
  state: 'unknown',
  amount: null,
  currency: null,
  attemptId: null,
  terminal: null,
  transactionId: null,
  method: null,
  brand: null,
  last4: null,
  document: null,
};
