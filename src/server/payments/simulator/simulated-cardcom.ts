/** Pages and charges of a Cardcom that lives in memory; no money moves. */
import { randomUUID } from 'node:crypto';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { Creation, ListRequest, RefundRequest } from './create-rules.ts';
import { type Faults, type FaultsInput, NO_FAULTS, faultsSchema } from './simulator-faults.ts';

export type PayerChoice = 'approve' | 'bit' | 'decline' | 'cancel';

export interface SimulatedPage {
  id: string;
  created: Creation;
  faults: Faults;
  /** The latest try; a declined page takes another. */
  transaction: SimulatedTransaction | null;
}

interface SimulatedTransaction {
  id: number;
  code: number;
  /** Shekels. */
  amount: number;
  at: Date;
  returnValue: string;
  refundOf: number | null;
}

const DECLINED = 6;
const DOCUMENT_FAILED = 9011;

export class SimulatedCardcom {
  readonly #pages = new Map<string, SimulatedPage>();
  readonly #transactions = new Map<number, SimulatedTransaction>();
  readonly #now: () => Date;
  #lastTransaction = 265_515_813;
  #lastDocument = 15_934;
  /** Of pages to come. */
  faults: Faults = NO_FAULTS;

  constructor({ now }: { now: () => Date }) {
    this.#now = now;
  }

  find(id: string): SimulatedPage | null {
    return this.#pages.get(id) ?? null;
  }

  get pages(): readonly SimulatedPage[] {
    return [...this.#pages.values()];
  }

  create(created: Creation): SimulatedPage {
    const page = { id: randomUUID(), created, faults: this.faults, transaction: null };
    this.#pages.set(page.id, page);
    return page;
  }

  fail(page: SimulatedPage, faults: FaultsInput): void {
    page.faults = faultsSchema.parse(faults);
  }

  /** A page that was paid takes no second card. */
  choose(page: SimulatedPage, choice: PayerChoice): void {
    if (choice === 'cancel' || page.transaction?.code === 0) return;
    page.transaction = this.#add({
      code: choice === 'decline' ? DECLINED : 0,
      amount: page.created.Amount,
      returnValue: page.created.ReturnValue ?? '',
      refundOf: null,
    });
    if (choice !== 'decline') this.#lastDocument++;
  }

  /** As GetLpResult and the notice have it. */
  result({ id, created, transaction, faults }: SimulatedPage): object {
    const TerminalNumber = faults.terminal ?? created.TerminalNumber;
    const ReturnValue = faults.returnValue ?? created.ReturnValue ?? '';
    const said = { TerminalNumber, LowProfileId: id, ReturnValue, Operation: created.Operation };
    if (!transaction || faults.answer === 'pending')
      return { ResponseCode: 5119, Description: 'Not completed', ...said, TranzactionInfo: null };
    const isPaid = transaction.code === 0;
    return {
      ResponseCode: transaction.code,
      Description: isPaid ? '' : 'Declined',
      TranzactionId: transaction.id,
      ...said,
      TranzactionInfo: {
        ResponseCode: transaction.code,
        TranzactionId: transaction.id,
        TerminalNumber,
        Amount: faults.amount ?? transaction.amount,
        CoinId: faults.coin ?? created.ISOCoinId,
        CreateDate: transaction.at.toISOString(),
        Last4CardDigitsString: '0000',
        PaymentType: 'Standard',
        DealType: 'Debit',
        Brand: 'Visa',
        IsRefund: false,
      },
      DocumentInfo: isPaid ? this.#document(created, faults) : null,
    };
  }

  /** The new transaction's id, or null: refused. */
  refund({ TransactionId, PartialSum, AllowMultipleRefunds }: RefundRequest): number | null {
    const charge = this.#transactions.get(TransactionId);
    if (charge?.code !== 0 || charge.refundOf !== null) return null;
    const refunds = [...this.#transactions.values()].filter(({ refundOf }) => refundOf === charge.id);
    const back = refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const amount = PartialSum ?? charge.amount;
    if (back > 0 && !AllowMultipleRefunds) return null;
    if (back + Math.round(amount * 100) > Math.round(charge.amount * 100)) return null;
    const { returnValue } = charge;
    return this.#add({ code: 0, amount, returnValue, refundOf: charge.id }).id;
  }

  /** Whose page the charge is. */
  pageOf(transactionId: number): SimulatedPage | null {
    return this.pages.find(({ transaction }) => transaction?.id === transactionId) ?? null;
  }

  list({ FromDate, ToDate, TranStatus, Page, Page_size }: ListRequest): object[] {
    const [from, to] = [sortable(FromDate), sortable(ToDate)];
    const rows = [...this.#transactions.values()].filter(({ at, code }) => {
      const day = jerusalemDate(at).replaceAll('-', '');
      const fits = TranStatus === 'All' || (TranStatus === 'Success') === (code === 0);
      return day >= from && day <= to && fits;
    });
    return rows.slice((Page - 1) * Page_size, Page * Page_size).map(({ id, code, amount, refundOf }) => ({
      ResponseCode: code,
      TranzactionId: id,
      Amount: amount,
      CoinId: 1,
      IsRefund: refundOf !== null,
    }));
  }

  #document(created: Creation, { noDocument }: Faults): object | null {
    if (!created.Document) return null;
    if (noDocument) return { ResponseCode: DOCUMENT_FAILED, DocumentType: 'Error', DocumentNumber: 0 };
    const { DocumentTypeToCreate: asked } = created.Document;
    const DocumentType = asked === 'Auto' ? 'TaxInvoiceAndReceipt' : asked;
    const DocumentUrl = `${new URL(created.SuccessRedirectUrl).origin}/document/${this.#lastDocument}`;
    return { ResponseCode: 0, DocumentType, DocumentNumber: this.#lastDocument, DocumentUrl };
  }

  #add(values: Omit<SimulatedTransaction, 'id' | 'at'>): SimulatedTransaction {
    const transaction = { id: ++this.#lastTransaction, at: this.#now(), ...values };
    this.#transactions.set(transaction.id, transaction);
    return transaction;
  }
}

/** From DDMMYYYY. */
function sortable(day: string): string {
  return day.slice(4) + day.slice(2, 4) + day.slice(0, 2);
}
