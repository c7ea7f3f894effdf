/** What Cardcom would do with its pages and charges; no money moves. */
import { randomUUID } from 'node:crypto';
import { jerusalemDate } from '#domain/jerusalem.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import type { Database } from '#server/db/schema.ts';
import type { Creation, DocumentToCancel, ListRequest, NewDocument, RefundRequest } from './create-rules.ts';
import { cancelDocument, createDocument, documentTypeOf } from './simulated-documents.ts';
import { type CreateFault, type Faults, type FaultsInput, faultsSchema } from './simulator-faults.ts';
import {
  type SimulatedPage,
  addTransaction,
  findPage,
  findTransaction,
  insertPage,
  latestPages,
  listTransactions,
  lockPage,
  refundsOf,
  setFaults,
} from './simulator.repository.ts';

export const PAYER_CHOICES = ['approve', 'bit', 'decline', 'cancel', 'close'] as const;
export type PayerChoice = (typeof PAYER_CHOICES)[number];

const DECLINED = 6;
const DOCUMENT_FAILED = 9011;

export class SimulatedCardcom {
  readonly #db: Database;
  readonly now: () => Date;
  /** Of the page that is asked for next, in this process. */
  next: CreateFault = 'none';

  constructor({ db, now }: { db: Database; now: () => Date }) {
    this.#db = db;
    this.now = now;
  }

  takeNext(): CreateFault {
    const fault = this.next;
    this.next = 'none';
    return fault;
  }

  async create(created: Creation): Promise<string> {
    const id = randomUUID();
    await insertPage(this.#db, id, created, this.now().toISOString());
    return id;
  }

  find(id: string): Promise<SimulatedPage | null> {
    return findPage(this.#db, id);
  }

  /** The newest first. */
  latest(count: number): Promise<SimulatedPage[]> {
    return latestPages(this.#db, count);
  }

  async fail(id: string, faults: FaultsInput): Promise<void> {
    await setFaults(this.#db, id, faultsSchema.parse(faults));
  }

  /** A page that was paid takes no second card. Returns it as it is then; null: there is none. */
  async choose(id: string, choice: PayerChoice): Promise<SimulatedPage | null> {
    await this.#db.transaction().execute(async (transaction) => {
      const page = await lockPage(transaction, id);
      if (!page || choice === 'cancel' || choice === 'close' || page.transaction?.code === 0) return;
      await addTransaction(transaction, {
        page_id: id,
        code: choice === 'decline' ? DECLINED : 0,
        amount: toAgorot(page.created.Amount),
        at: this.now().toISOString(),
        refund_of: null,
      });
    });
    return this.find(id);
  }

  /** The new transaction's id, or null: refused. */
  refund({ TransactionId, PartialSum, AllowMultipleRefunds }: RefundRequest): Promise<number | null> {
    return this.#db.transaction().execute(async (transaction) => {
      const charge = await findTransaction(transaction, TransactionId);
      if (charge?.code !== 0 || charge.refund_of !== null) return null;
      await lockPage(transaction, charge.page_id);
      const refunds = await refundsOf(transaction, charge.id);
      const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
      const amount = PartialSum === undefined ? charge.amount : toAgorot(PartialSum);
      if ((back > 0 && !AllowMultipleRefunds) || back + amount > charge.amount) return null;
      const at = this.now().toISOString();
      return addTransaction(transaction, {
        page_id: charge.page_id,
        code: 0,
        amount,
        at,
        refund_of: charge.id,
      });
    });
  }

  cancelDocument(wanted: DocumentToCancel) {
    return cancelDocument(this.#db, (request) => this.refund(request), wanted);
  }

  createDocument(wanted: NewDocument) {
    return createDocument(this.#db, wanted);
  }

  /** Of the page whose charge or refund it is. */
  async faultsOf(transactionId: number): Promise<Faults | null> {
    const charge = await findTransaction(this.#db, transactionId);
    return charge && ((await this.find(charge.page_id))?.faults ?? null);
  }

  async list({ FromDate, ToDate, TranStatus, Page, Page_size }: ListRequest): Promise<object[]> {
    const [from, to] = [sortable(FromDate), sortable(ToDate)];
    const rows = (await listTransactions(this.#db)).filter(({ at, code }) => {
      const day = jerusalemDate(new Date(at)).replaceAll('-', '');
      return (
        day >= from && day <= to && (TranStatus === 'All' || (TranStatus === 'Success') === (code === 0))
      );
    });
    return rows.slice((Page - 1) * Page_size, Page * Page_size).map(({ id, code, amount, refund_of }) => ({
      ResponseCode: code,
      TranzactionId: id,
      Amount: toShekels(amount),
      CoinId: 1,
      IsRefund: refund_of !== null,
    }));
  }
}

/** Whether what is answered about the page is still wrong. */
export function isFaulty({ transaction, faults }: SimulatedPage, now: Date): boolean {
  const { answer, answerFor } = faults;
  if (answer === 'truth') return false;
  const since = transaction ? now.getTime() - new Date(transaction.at).getTime() : 0;
  return answerFor === undefined || since < answerFor * 1000;
}

/** As GetLpResult and the notice have it. */
export function resultOf(page: SimulatedPage, now: Date): object {
  const { id, created, transaction, faults } = page;
  const TerminalNumber = faults.terminal ?? created.TerminalNumber;
  const ReturnValue = faults.returnValue ?? created.ReturnValue ?? '';
  const said = { TerminalNumber, LowProfileId: id, ReturnValue, Operation: created.Operation };
  if (!transaction || (faults.answer === 'pending' && isFaulty(page, now)))
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
      Amount: faults.amount ?? toShekels(transaction.amount),
      CoinId: faults.coin ?? created.ISOCoinId,
      CreateDate: transaction.at,
      Last4CardDigitsString: '0000',
      PaymentType: 'Standard',
      DealType: 'Debit',
      Brand: 'Visa',
      IsRefund: false,
    },
    DocumentInfo: isPaid ? documentOf(created, transaction.id, faults) : null,
  };
}

/** Its number is the charge's. */
function documentOf(created: Creation, DocumentNumber: number, { noDocument }: Faults): object | null {
  if (!created.Document) return null;
  if (noDocument) return { ResponseCode: DOCUMENT_FAILED, DocumentType: 'Error', DocumentNumber: 0 };
  const DocumentType = documentTypeOf(created);
  const DocumentUrl = `${new URL(created.SuccessRedirectUrl).origin}/simulator/document/${DocumentNumber}`;
  return { ResponseCode: 0, DocumentType, DocumentNumber, DocumentUrl };
}

/** From DDMMYYYY. */
function sortable(day: string): string {
  return day.slice(4) + day.slice(2, 4) + day.slice(0, 2);
}
