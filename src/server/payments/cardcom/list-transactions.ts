/** A day's charges and refunds, a page at a time. */
import { z } from 'zod';
import { isShekels, toAgorot } from '#contract/money.ts';
import type { ListedTransaction, Listing } from '../payment-provider.ts';
import type { Called } from '../provider-call.ts';
import { readAs } from './cardcom-answers.ts';
import type { CardcomKeys } from './create-request.ts';

const PAGE_SIZE = 500;
const MOST_PAGES = 100;

const listSchema = z.object({
  ResponseCode: z.int(),
  Tranzactions: z
    .array(
      z.object({
        TranzactionId: z.int(),
        Amount: z.number(),
        IsRefund: z.boolean().nullish(),
        ReturnValue: z.string().nullish(),
      }),
    )
    .nullish(),
});

export async function listTransactions(
  post: (body: object) => Promise<Called>,
  { terminal, apiName, apiPassword }: CardcomKeys,
  day: string,
): Promise<Listing> {
  const [year, month, date] = day.split('-');
  const on = `${date}${month}${year}`;
  const transactions: ListedTransaction[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const called = await post({
      ApiName: apiName,
      ApiPassword: apiPassword,
      FromDate: on,
      ToDate: on,
      TranStatus: 'Success',
      Page: page,
      Page_size: PAGE_SIZE,
      LimitForTerminal: terminal,
    });
    if (called.kind === 'unknown') return called;
    const answer = readAs(listSchema, called.body);
    if (!answer) return { kind: 'unknown', reason: 'the answer can’t be read' };
    if (answer.ResponseCode !== 0) return { kind: 'refused', reason: `code ${answer.ResponseCode}` };
    const rows = answer.Tranzactions ?? [];
    for (const { TranzactionId, Amount, IsRefund, ReturnValue } of rows) {
      const amount = Math.abs(Amount);
      if (!isShekels(amount)) return { kind: 'unknown', reason: 'an amount can’t be read' };
      transactions.push({
        transactionId: String(TranzactionId),
        amount: toAgorot(amount),
        isRefund: IsRefund ?? Amount < 0,
        attemptId: ReturnValue ?? null,
      });
    }
    if (rows.length < PAGE_SIZE) return { kind: 'listed', transactions };
  }
  return { kind: 'unknown', reason: 'the list has no end' };
}
