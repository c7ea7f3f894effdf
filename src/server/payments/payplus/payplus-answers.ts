/** PayPlus's answers, of which only what is needed is read. */
import { z } from 'zod';
import type { Agorot } from '#domain/money.ts';
import { amountOf } from '../provider-values.ts';

/** Of a transaction that was carried out. */
export const DONE = '000';

export const text = z.string().nullish();
/** Of plain signs, since databases refuse some others. */
export const id = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .nullish()
  .catch(null);

export const answerSchema = z.object({
  results: z.object({ status: z.string(), code: z.union([z.int(), z.string()]).nullish() }),
  data: z.unknown().optional(),
});

export const linkSchema = z.object({ page_request_uid: id, payment_page_link: text });

/** As one list of fields, or with the charge's own under `transaction`, as a notice has them. */
const pageSchema = z.object({ page_request_uid: id, payment_page_request_uid: id });

const transactionSchema = pageSchema.extend({
  uid: id,
  transaction_uid: id,
  status_code: text,
  type: text,
  transaction_type: text,
  amount: z.unknown().optional(),
  currency: text,
  currency_code: text,
  more_info: text,
  terminal_uid: id,
  method: text,
  brand_name: text,
  four_digits: text,
  invoice_docu_number: z.union([z.int(), z.string()]).nullish(),
  invoice_original_url: text,
});
export type PayPlusTransaction = z.infer<typeof transactionSchema>;

/** Null: it can't be read. */
export function transactionOf(data: Record<string, unknown>): PayPlusTransaction | null {
  return transactionSchema.safeParse(fieldsOf(data)).data ?? null;
}

/** The page's own id; null: it isn't named. */
export function pageOf(data: Record<string, unknown>): string | null {
  const page = pageSchema.safeParse(fieldsOf(data)).data;
  return page?.page_request_uid ?? page?.payment_page_request_uid ?? null;
}

function fieldsOf({ transaction, data: around, ...flat }: Record<string, unknown>): object {
  if (!isObject(transaction)) return flat;
  // There, `type` is the kind of page.
  return { ...cardOf(around ?? flat), ...flat, ...transaction, type: null };
}

function cardOf(around: unknown): object {
  if (!isObject(around)) return {};
  const { terminal_uid, card_information: card } = around;
  return { terminal_uid, ...(isObject(card) && { four_digits: card.four_digits }) };
}

/** A number, or decimals as text; null: not one that can be charged. */
export function moneyOf(amount: unknown): Agorot | null {
  const isDecimal = typeof amount === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(amount);
  return amountOf(isDecimal ? Number(amount) : amount);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
