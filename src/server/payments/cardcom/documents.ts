/** Documents that Cardcom makes of charges and refunds. */
import type { z } from 'zod';
import type { ProviderDocument } from '../payment-provider.ts';
import { webAddress } from '../provider-values.ts';
import type { documentSchema } from './cardcom-answers.ts';

/** By the charge's; of another kind none is credited, because the wrong one can't be taken back. */
const CREDITS: Record<string, CreditKind> = {
  TaxInvoiceAndReceipt: { number: 1, credit: 'TaxInvoiceAndReceiptRefund', creditNumber: 2 },
  Receipt: { number: 3, credit: 'ReceiptRefund', creditNumber: 4 },
};

/** Cardcom names a kind in some of its calls and numbers it in others. */
export interface CreditKind {
  number: number;
  credit: string;
  creditNumber: number;
}

/** Null: it can't be credited. */
export function creditKindOf({ kind }: Pick<ProviderDocument, 'kind'>): CreditKind | null {
  return Object.hasOwn(CREDITS, kind) ? CREDITS[kind]! : null;
}

/** Null: none was made. */
export function documentOf(answer: z.infer<typeof documentSchema>): ProviderDocument | null {
  const { ResponseCode, DocumentType, DocumentNumber, DocumentUrl } = answer;
  if (ResponseCode !== 0 || !DocumentNumber) return null;
  return { kind: DocumentType ?? '', number: String(DocumentNumber), url: webAddress(DocumentUrl) };
}
