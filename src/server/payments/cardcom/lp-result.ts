/** What Cardcom says of a page, in the shop's words. */
import { CURRENCY } from '#domain/payments/provider-answer.ts';
import { type ProviderReport, UNKNOWN_REPORT } from '../payment-provider.ts';
import { amountOf } from '../provider-values.ts';
import type { CardcomResult } from './cardcom-answers.ts';
import { documentOf } from './documents.ts';

const SHEKEL = 1;
/** Not completed yet. */
const OPEN = 5119;

export function reportOf(result: CardcomResult): ProviderReport {
  const { TranzactionInfo: transaction, DocumentInfo, ReturnValue, TerminalNumber } = result;
  const said = {
    ...UNKNOWN_REPORT,
    attemptId: ReturnValue ?? null,
    terminal: typeof TerminalNumber === 'number' ? String(TerminalNumber) : null,
  };
  if (!transaction || result.ResponseCode === OPEN) return { ...said, state: stateWithoutMoney(result) };
  const { Amount, CoinId, TranzactionId, Last4CardDigitsString, Brand } = transaction;
  const facts: ProviderReport = {
    ...said,
    amount: amountOf(Amount),
    currency: currencyOf(CoinId),
    transactionId: TranzactionId ? String(TranzactionId) : null,
    brand: Brand || null,
    // Never more of the card than this.
    last4: Last4CardDigitsString?.slice(-4) || null,
    state: 'paid',
    document: (DocumentInfo && documentOf(DocumentInfo)) ?? 'missing',
  };
  if (transaction.IsRefund) return { ...facts, state: 'refunded' };
  if (transaction.ResponseCode !== 0) return { ...facts, state: 'failed', document: null };
  return result.ResponseCode === 0 ? facts : { ...facts, state: 'unknown' };
}

/** Without a charge, another code than 'not completed' is an error of the question, not a decline. */
function stateWithoutMoney({ ResponseCode, TranzactionInfo }: CardcomResult): 'pending' | 'unknown' {
  return ResponseCode === OPEN || (ResponseCode === 0 && !TranzactionInfo) ? 'pending' : 'unknown';
}

function currencyOf(coin: number | null | undefined): string | null {
  if (typeof coin !== 'number') return null;
  return coin === SHEKEL ? CURRENCY : `coin ${coin}`;
}
