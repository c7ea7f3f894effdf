/** A day's charges and refunds, from a list that begins anywhere. */
import { z } from 'zod';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { ListedTransaction, Listing } from '../payment-provider.ts';
import { amountOf } from '../provider-values.ts';
import type { Called } from '../provider-call.ts';

const PAGE_SIZE = 500;
const MOST_PAGES = 100;
const DONE = '000';
/** What a card was only asked about. */
const NO_MONEY = ['approval', 'check', 'token'];

const text = z.string().nullish();
const id = z.string().regex(/^[\w-]{1,100}$/);

/** In either place. */
const described = { type: text, more_info: text };

const rowSchema = z.object({
  uuid: id,
  ...described,
  information: z.object({
    ...described,
    status_code: text,
    amount_by_currency: z.number(),
    transaction_at: z.string(),
  }),
});
type Row = z.infer<typeof rowSchema>;

const historySchema = z.object({ transactions: z.array(rowSchema) });
const refusalSchema = z.object({ results: z.object({ status: z.literal('error') }) });

/** The filter's names for dates aren't known, so none is sent, and days are told apart here. */
export async function listTransactions(
  post: (body: object) => Promise<Called>,
  terminal_uid: string,
  day: string,
): Promise<Listing> {
  const transactions: ListedTransaction[] = [];
  const order = new NewestFirst();
  for (let page = 0; page < MOST_PAGES; page++) {
    const called = await post({
      terminal_uid,
      filter: {},
      skip: String(page * PAGE_SIZE),
      take: String(PAGE_SIZE),
    });
    if (called.kind === 'unknown') return called;
    if (refusalSchema.safeParse(called.body).success) return { kind: 'refused', reason: 'status error' };
    const read = historySchema.safeParse(called.body);
    if (!read.success) return unknown('the answer can’t be read');
    for (const row of read.data.transactions) {
      order.add(row);
      const listed = listedOf(row, day);
      if (listed === 'unreadable') return unknown('a transaction can’t be read');
      if (listed) transactions.push(listed);
    }
    const isLast = read.data.transactions.length < PAGE_SIZE;
    if (isLast || order.isPast(day)) return { kind: 'listed', transactions };
  }
  return unknown('the list has no end');
}

/** Whether the list is in that order isn't known beforehand; without it all is read. */
class NewestFirst {
  /** YYYY-MM-DD; null: it isn't in that order. */
  #last: string | null = '9999';

  add({ information }: Row): void {
    const date = dateOf(information.transaction_at);
    this.#last = this.#last !== null && date !== null && date <= this.#last ? date : null;
  }

  isPast(day: string): boolean {
    return this.#last !== null && this.#last < day;
  }
}

/** Null: on another day, or without money. */
function listedOf({ uuid, information, ...row }: Row, day: string): ListedTransaction | 'unreadable' | null {
  const { status_code, amount_by_currency, transaction_at } = information;
  const kind = (row.type ?? information.type)?.toLowerCase() ?? '';
  if (status_code !== DONE || NO_MONEY.includes(kind)) return null;
  const date = dateOf(transaction_at);
  const amount = amountOf(Math.abs(amount_by_currency));
  if (!date || amount === null || (kind !== 'charge' && kind !== 'refund')) return 'unreadable';
  if (date !== day) return null;
  const attemptId = row.more_info ?? information.more_info ?? null;
  return { transactionId: uuid, amount, isRefund: kind === 'refund', attemptId };
}

/** YYYY-MM-DD in Jerusalem, which a time without a zone is of. */
function dateOf(time: string): string | null {
  if (/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(time)) return time.slice(0, 10);
  const date = new Date(time);
  return /(Z|[+-]\d\d:?\d\d)$/.test(time) && !Number.isNaN(date.getTime()) ? jerusalemDate(date) : null;
}

function unknown(reason: string): Listing {
  return { kind: 'unknown', reason };
}
