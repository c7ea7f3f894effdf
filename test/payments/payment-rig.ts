/** A shop that is paid through a provider, and what that provider is told to do; the same for each of them. */
import type { Order } from '#contract/orders.ts';
import type { TestApp } from '../app.ts';
import type { DatabaseKind } from '../databases.ts';

export const NOW = new Date('2026-06-01T09:00:00.000Z');

export type Choice = 'approve' | 'bit' | 'decline' | 'cancel';

export interface Faults {
  /** How often a notice comes. */
  notices?: number;
  /** After the payer is back. */
  noticeLast?: boolean;
  foreignNotice?: boolean;
  answer?: 'truth' | 'error' | 'html' | 'silence' | 'pending';
  /** What the answer says otherwise than the shop asked for. */
  wrong?: 'amount' | 'currency' | 'terminal' | 'attempt' | 'page';
  noDocument?: boolean;
  refund?: 'done' | 'refused' | 'silence' | 'silence_but_done';
}

export interface RawNotice {
  body: string;
  headers: Record<string, string>;
}

export interface PaymentRig {
  app: TestApp;
  clock: { now: Date };
  /** What a notice's path names. */
  protocol: string;
  documentKind: string;
  /** After a charge, when it is asked whether a document has been made meanwhile. */
  documentMinutes: number[];
  /** The payer's; the path that leads back. */
  choose: (order: Order, choice: Choice) => Promise<string>;
  fail: (order: Order, faults: Faults) => Promise<void>;
  /** As the provider would send it now. */
  notice: (order: Order) => Promise<RawNotice>;
  /** Headers that this provider alone could send with a body. */
  signed: (body: string | Buffer) => Record<string, string>;
  /** Agorot by refund, as the provider has them. */
  refunds: (order: Order) => Promise<number[]>;
  close: () => Promise<void>;
}

export type OpenRig = (kind: DatabaseKind) => Promise<PaymentRig>;

/** ms; the provider of a test that is silent. */
export const HURRIED = 100;
export const PATIENT = 30_000;

/** The last part of its address. */
export function referenceOf({ payment }: Order): string {
  return new URL(payment.url!).pathname.split('/').at(-1)!;
}
