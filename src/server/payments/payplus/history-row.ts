/** One transaction of PayPlus's history, whose form its reference leaves open. */
import { z } from 'zod';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { ListedTransaction } from '../payment-provider.ts';
import { DONE, id, isObject, moneyOf, text } from './payplus-answers.ts';

const KINDS = ['charge', 'refund', 'approval', 'check', 'token'] as const;

const rowSchema = z.object({
  uuid: id,
  transaction_uid: id,
  uid: id,
  type: text,
  transaction_type: text,
  status_code: text,
  amount_by_currency: z.unknown().optional(),
  amount: z.unknown().optional(),
  transaction_at: text,
  date: text,
  created_at: text,
  more_info: text,
});

export interface HistoryRow {
  /** YYYY-MM-DD in Jerusalem; null: it can't be read. */
  date: string | null;
  /** Null: no money moved. */
  transaction: ListedTransaction | 'unreadable' | null;
}

/** The fields may be of the row or of its `information`. */
export function historyRow(row: unknown): HistoryRow {
  const { information, ...fields } = isObject(row) ? row : {};
  const read = rowSchema.safeParse({ ...(isObject(information) && information), ...fields }).data;
  if (!read) return { date: null, transaction: 'unreadable' };
  return {
    date: dateOf(read.transaction_at ?? read.date ?? read.created_at),
    transaction: transactionOf(read),
  };
}

function transactionOf(row: z.infer<typeof rowSchema>): HistoryRow['transaction'] {
  const { uuid, transaction_uid, uid, status_code, amount_by_currency, amount, more_info } = row;
  if (status_code && status_code !== DONE) return null;
  const named = [row.transaction_type, row.type].map((kind) => kind?.toLowerCase());
  const kind = KINDS.find((one) => named.includes(one));
  const money = moneyOf(absolute(amount_by_currency ?? amount));
  const transactionId = uuid ?? transaction_uid ?? uid;
  if (!status_code || !kind || !transactionId || money === null) return 'unreadable';
  if (kind !== 'charge' && kind !== 'refund') return null;
  return { transactionId, amount: money, isRefund: kind === 'refund', attemptId: more_info ?? null };
}

function absolute(amount: unknown): unknown {
  if (typeof amount === 'string') return amount.replace(/^-/, '');
  return typeof amount === 'number' ? Math.abs(amount) : amount;
}

/** A time without a zone is one in Jerusalem. */
function dateOf(time: string | null | undefined): string | null {
  if (!time) return null;
  if (/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d)?)?$/.test(time)) return time.slice(0, 10);
  const date = new Date(time);
  return /(Z|[+-]\d\d:?\d\d)$/.test(time) && !Number.isNaN(date.getTime()) ? jerusalemDate(date) : null;
}
