/**
 * A whole refund is the cancellation of the charge's document, which gives the money back with it; a part goes back by
 * the charge's id, and its credit document is asked for apart. Never both.
 */
import { toShekels } from '#contract/money.ts';
import type {
  ChargeToRefund,
  CreditOutcome,
  PaymentProvider,
  RefundDocument,
  RefundOutcome,
} from '../payment-provider.ts';
import type { Called } from '../provider-call.ts';
import { cancelledSchema, documentSchema, readAs, refundedSchema } from './cardcom-answers.ts';
import type { CardcomKeys } from './create-request.ts';
import { creditRequest } from './credit-request.ts';
import { type CreditKind, creditKindOf, documentOf } from './documents.ts';

type Post = (path: string, body: object) => Promise<Called>;
type Refunds = Required<Pick<PaymentProvider, 'refund' | 'documentOfRefund' | 'credit'>>;

const UNREADABLE = { kind: 'unknown', reason: 'the answer can’t be read' } as const;
const NO_PASSWORD = { kind: 'refused', reason: 'the shop has no password for refunds' } as const;

export function cardcomRefunds(post: Post, { apiName, apiPassword }: CardcomKeys): Refunds {
  if (apiPassword === null)
    return {
      refund: async () => NO_PASSWORD,
      documentOfRefund: () => 'missing',
      credit: async () => NO_PASSWORD,
    };
  const keys = { ApiName: apiName, ApiPassword: apiPassword };
  return {
    refund: async (charge) => {
      const kind = cancelledKind(charge);
      if (!kind)
        return refunded(await post('Transactions/RefundByTransactionId', partOf(keys, charge)), charge);
      const DocumentNumber = Number(charge.document!.number);
      const cancel = { ...keys, DocumentNumber, DocumentType: kind.number };
      const options = { IsCancelEmailSend: false, IsCreditCardCancelOnly: false };
      return cancelled(await post('Documents/CancelDoc', { ...cancel, ...options }), kind);
    },
    documentOfRefund: (charge) => (cancelledKind(charge) ? 'unknown' : documentApart(charge)),
    credit: async (credit) => {
      const body = creditRequest(keys, credit);
      if (!body) return { kind: 'refused', reason: 'documents of this kind aren’t credited' };
      return credited(await post('Documents/CreateDocument', body));
    },
  };
}

/** Null: the money goes back by the charge's id. */
function cancelledKind({ isWhole, document }: ChargeToRefund): CreditKind | null {
  const isNumber = document !== null && /^\d{1,9}$/.test(document.number);
  return isWhole && isNumber ? creditKindOf(document) : null;
}

function documentApart({ document }: ChargeToRefund): RefundDocument {
  if (document === null) return null;
  return creditKindOf(document) ? 'apart' : 'missing';
}

function partOf(keys: object, { transactionId, amount }: ChargeToRefund) {
  return {
    ...keys,
    TransactionId: Number(transactionId),
    PartialSum: toShekels(amount),
    CancelOnly: false,
    AllowMultipleRefunds: true,
  };
}

function refunded(called: Called, charge: ChargeToRefund): RefundOutcome {
  if (called.kind === 'unknown') return called;
  const answer = readAs(refundedSchema, called.body);
  if (!answer) return UNREADABLE;
  if (answer.ResponseCode !== 0) return { kind: 'refused', reason: `code ${answer.ResponseCode}` };
  if (!answer.NewTranzactionId) return { kind: 'unknown', reason: 'the answer names no transaction' };
  return { kind: 'done', reference: String(answer.NewTranzactionId), document: documentApart(charge) };
}

/** The answer names the new document, not the transaction. */
function cancelled(called: Called, { credit, creditNumber }: CreditKind): RefundOutcome {
  if (called.kind === 'unknown') return called;
  const answer = readAs(cancelledSchema, called.body);
  if (!answer) return UNREADABLE;
  const { ResponseCode, NewDocumentNumber, NewDocumentType } = answer;
  if (ResponseCode !== 0) return { kind: 'refused', reason: `code ${ResponseCode}` };
  const isCredit = NewDocumentNumber && NewDocumentType === creditNumber;
  const document = isCredit ? { kind: credit, number: String(NewDocumentNumber), url: null } : 'unknown';
  return { kind: 'done', reference: null, document };
}

function credited(called: Called): CreditOutcome {
  if (called.kind === 'unknown') return called;
  const answer = readAs(documentSchema, called.body);
  if (!answer) return UNREADABLE;
  if (answer.ResponseCode !== 0) return { kind: 'refused', reason: `code ${answer.ResponseCode}` };
  const document = documentOf(answer);
  return document ? { kind: 'made', document } : { kind: 'unknown', reason: 'the answer names no document' };
}
