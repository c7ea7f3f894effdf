/** What is kept of payments at a provider, never a key or a card's number. Conventions as in schema.ts. */
import type { Generated } from 'kysely';
import type { Agorot } from '#domain/money.ts';
import type { DifferenceKind } from '#domain/payments/compare-day.ts';
import type { DocumentState } from '#domain/payments/documents.ts';
import type { Mismatch } from '#domain/payments/provider-answer.ts';

export interface PaymentTables {
  provider_pages: ProviderPagesTable;
  payment_notices: PaymentNoticesTable;
  order_documents: OrderDocumentsTable;
  payment_days: PaymentDaysTable;
  payment_differences: PaymentDifferencesTable;
  simulated_pages: SimulatedPagesTable;
  simulated_transactions: SimulatedTransactionsTable;
}

/** The page at which an attempt is paid. */
export interface ProviderPagesTable {
  attempt_id: string;
  provider: string;
  terminal: string | null; // null: the provider's answers don't name one
  opening_until: string | null; // whoever opens the page has until then
  reference: string | null; // null: not opened yet
  url: string | null;
  bit_url: string | null;
  opened_at: string;
  asked_at: string | null;
  answer: 'paid' | 'declined' | 'pending' | 'unknown' | 'refunded' | 'mismatch' | null; // the last one
  mismatch: string | null; // JSON: `SeenMismatch`
  transaction_id: string | null; // pays one attempt only
  brand: string | null;
  last4: string | null;
  decided_at: Generated<string | null>; // the admin has decided about a mismatch, so it is asked about no more
}

export interface SeenMismatch {
  of: Mismatch[];
  /** Agorot; what the provider said. */
  amount: number | null;
  currency: string | null;
}

export interface PaymentNoticesTable {
  id: string;
  attempt_id: string;
  received_at: string;
  body: string; // base64 of the bytes that came
}

export interface OrderDocumentsTable {
  id: string;
  order_id: string;
  attempt_id: string | null;
  refund_id: string | null;
  /** Asked: the provider is told to make it; missing: the admin makes it; unknown: the provider may have made it. */
  state: DocumentState;
  kind: string | null;
  number: string | null;
  url: string | null;
  at: string;
  sent_at: Generated<string | null>; // the provider was told to make it, which it is told once
}

/** How a day of the provider's compares with the ledger. */
export interface PaymentDaysTable {
  provider: string;
  day: string; // in Jerusalem, YYYY-MM-DD
  state: 'same' | 'different' | 'unanswered' | 'refused';
  compared_at: string;
  charges: number; // of the ledger, as the other sums
  charged: Agorot;
  refunds: number;
  refunded: Agorot;
}

/** What one side alone has, or has otherwise. */
export interface PaymentDifferencesTable {
  id: string;
  provider: string;
  day: string;
  kind: DifferenceKind;
  reference: string; // the provider's, or of the ledger's row
  order_id: string | null;
  ours: Agorot | null;
  theirs: Agorot | null;
  at: string;
  settled_at: string | null;
}

/** Of the simulator, at which no money moves. */
interface SimulatedPagesTable {
  id: string;
  created: string; // JSON: what the page was opened with
  faults: string; // JSON: how it fails
  created_at: string;
}

interface SimulatedTransactionsTable {
  id: number;
  page_id: string;
  code: number; // 0: done
  amount: Agorot;
  at: string;
  refund_of: number | null;
}
