/** A day's charges and refunds, out of a list that begins anywhere. */
import type { ListedTransaction, Listing } from '../payment-provider.ts';
import type { Called } from '../provider-call.ts';
import { historyRow } from './history-row.ts';
import { isObject } from './payplus-answers.ts';

const PAGE_SIZE = 500;
const MOST_PAGES = 100;

/** The filter's names for dates aren't known, so none is sent, and days are told apart here. */
export async function listTransactions(
  post: (body: object) => Promise<Called>,
  terminal_uid: string,
  day: string,
): Promise<Listing> {
  const transactions: ListedTransaction[] = [];
  const order = new NewestFirst();
  for (let page = 0; page < MOST_PAGES; page++) {
    const skip = String(page * PAGE_SIZE);
    const called = await post({ terminal_uid, filter: {}, skip, take: String(PAGE_SIZE) });
    if (called.kind === 'unknown') return called;
    if (isRefusal(called.body)) return { kind: 'refused', reason: 'status error' };
    const rows = rowsOf(called.body);
    if (!rows) return unknown('the answer can’t be read');
    for (const { date, transaction } of rows.map(historyRow)) {
      order.add(date);
      if ((date !== null && date !== day) || transaction === null) continue;
      if (date === null || transaction === 'unreadable') return unknown('a transaction can’t be read');
      transactions.push(transaction);
    }
    if (rows.length < PAGE_SIZE || order.isPast(day)) return { kind: 'listed', transactions };
  }
  return unknown('the list has no end');
}

function isRefusal(body: unknown): boolean {
  const results = isObject(body) ? body.results : null;
  return isObject(results) && results.status !== 'success';
}

/** At the top of the answer, or in its `data`. */
function rowsOf(body: unknown): unknown[] | null {
  if (!isObject(body)) return null;
  const { transactions = body.data } = body;
  const rows = isObject(transactions) ? transactions.transactions : transactions;
  return Array.isArray(rows) ? rows : null;
}

/** Whether the list is in that order isn't known beforehand; without it all is read. */
class NewestFirst {
  /** YYYY-MM-DD; null: it isn't in that order. */
  #last: string | null = '9999';

  add(date: string | null): void {
    this.#last = this.#last !== null && date !== null && date <= this.#last ? date : null;
  }

  isPast(day: string): boolean {
    return this.#last !== null && this.#last < day;
  }
}

function unknown(reason: string): Listing {
  return { kind: 'unknown', reason };
}
