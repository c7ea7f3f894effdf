/** What PayPlus says of a page, in the shop's words. */
import { type ProviderReport, UNKNOWN_REPORT } from '../payment-provider.ts';
import { webAddress } from '../provider-values.ts';
import { DONE, type PayPlusTransaction, isObject, moneyOf, transactionOf } from './payplus-answers.ts';

interface Asked {
  /** The page's. */
  reference: string;
  terminal: string;
}

/** Of a successful answer's `data`. */
export function reportOf(data: unknown, asked: Asked): ProviderReport {
  if (!isObject(data)) return { ...UNKNOWN_REPORT, state: 'pending' };
  const transaction = transactionOf(data);
  if (!transaction) return UNKNOWN_REPORT;
  const { amount, currency, currency_code, method, brand_name, four_digits, terminal_uid } = transaction;
  const said: ProviderReport = {
    ...UNKNOWN_REPORT,
    state: stateOf(transaction),
    attemptId: attemptOf(transaction, asked),
    // Left out of some answers; a page belongs to one terminal.
    terminal: terminal_uid ?? asked.terminal,
  };
  if (said.state === 'pending' || said.state === 'unknown') return said;
  return {
    ...said,
    amount: moneyOf(amount),
    currency: (currency ?? currency_code)?.slice(0, 10) || null,
    transactionId: transaction.transaction_uid ?? transaction.uid ?? null,
    method: methodOf(method),
    brand: plain(brand_name),
    last4: /^\d{4}$/.test(four_digits ?? '') ? four_digits! : null,
    document: said.state === 'paid' ? documentOf(transaction) : null,
  };
}

function stateOf({ status_code, type, transaction_type }: PayPlusTransaction): ProviderReport['state'] {
  if (!status_code) return 'pending';
  const kind = (type ?? transaction_type ?? 'charge').toLowerCase();
  if (kind === 'refund') return 'refunded';
  // Approvals and checks of a card move no money.
  if (kind !== 'charge') return 'unknown';
  return status_code === DONE ? 'paid' : 'failed';
}

/** One that is about another page is nobody's attempt, whatever else it says. */
function attemptOf(transaction: PayPlusTransaction, { reference }: Asked): string | null {
  const page = transaction.page_request_uid ?? transaction.payment_page_request_uid;
  return page && page !== reference ? `page ${page}` : (transaction.more_info ?? null);
}

function methodOf(method: string | null | undefined): ProviderReport['method'] {
  if (method === 'bit') return 'bit';
  return method === 'credit-card' ? 'card' : null;
}

function plain(text: string | null | undefined): string | null {
  return text && /^[\p{L}\p{N} .-]{1,40}$/u.test(text) ? text : null;
}

/** PayPlus makes it some seconds after the charge, and doesn't name its kind. */
function documentOf({
  invoice_docu_number,
  invoice_original_url,
}: PayPlusTransaction): ProviderReport['document'] {
  const number = String(invoice_docu_number ?? '');
  if (!/^[\w/-]{1,40}$/.test(number)) return 'later';
  return { kind: 'Invoice', number, url: webAddress(invoice_original_url) };
}
