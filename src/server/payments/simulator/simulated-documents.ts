/** Documents of the simulator: a charge's has the charge's number, a refund's the refund's. */
import { toAgorot } from '#contract/money.ts';
import type { Database } from '#server/db/schema.ts';
import type { Creation, DocumentToCancel, NewDocument, RefundRequest } from './create-rules.ts';
import { findPage, findTransaction } from './simulator.repository.ts';

const NUMBERS: Record<string, number> = { TaxInvoiceAndReceipt: 1, Receipt: 3 };

export function documentTypeOf({ Document }: Creation): string {
  const asked = Document?.DocumentTypeToCreate ?? 'Auto';
  return asked === 'Auto' ? 'TaxInvoiceAndReceipt' : asked;
}

/** Gives the whole charge back with its document; null: refused. */
export async function cancelDocument(
  db: Database,
  refund: (request: RefundRequest) => Promise<number | null>,
  { ApiName, ApiPassword, DocumentNumber, DocumentType }: DocumentToCancel,
): Promise<{ NewDocumentNumber: number; NewDocumentType: number } | null> {
  const charge = await findTransaction(db, DocumentNumber);
  const page = charge && (await findPage(db, charge.page_id));
  if (!page?.created.Document || NUMBERS[documentTypeOf(page.created)] !== DocumentType) return null;
  const whole = { ApiName, ApiPassword, TransactionId: DocumentNumber, CancelOnly: false };
  const id = await refund({ ...whole, AllowMultipleRefunds: false });
  return id === null ? null : { NewDocumentNumber: id, NewDocumentType: DocumentType + 1 };
}

/** Of a refund of the same sum; null: refused. */
export async function createDocument(
  db: Database,
  { Document: { DocumentTypeToCreate, Products }, DealNumbers }: NewDocument,
): Promise<{ DocumentType: string; DocumentNumber: number; DocumentUrl: string } | null> {
  const refund = await findTransaction(db, DealNumbers[0]!.DealNumber);
  const page = refund?.refund_of ? await findPage(db, refund.page_id) : null;
  if (!refund || !page || DocumentTypeToCreate !== `${documentTypeOf(page.created)}Refund`) return null;
  const sum = Products.reduce((total, { TotalLineCost }) => total + toAgorot(TotalLineCost), 0);
  if (sum !== refund.amount) return null;
  const DocumentUrl = `${new URL(page.created.SuccessRedirectUrl).origin}/simulator/document/${refund.id}`;
  return { DocumentType: DocumentTypeToCreate, DocumentNumber: refund.id, DocumentUrl };
}
