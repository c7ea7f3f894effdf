/** PayPlus's payment pages, version 1.0. */
import { toShekels } from '#contract/money.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { type CallOptions, type Called, type Transport, callProvider } from '../provider-call.ts';
import {
  type ChargeToRefund,
  type NewPage,
  type Opening,
  type PaymentProvider,
  type ProviderReport,
  type RefundDocument,
  type RefundOutcome,
  UNKNOWN_REPORT,
} from '../payment-provider.ts';
import { webAddress } from '../provider-values.ts';
import { reportOf } from './ipn-report.ts';
import { type PayPlusKeys, linkRequest } from './link-request.ts';
import { readNotice } from './notice.ts';
import { DONE, answerSchema, isObject, linkSchema, transactionOf } from './payplus-answers.ts';
import { listTransactions } from './transactions-history.ts';

export const PAYPLUS_URL = 'https://restapi.payplus.co.il/api/v1.0/';

export interface PayPlusOptions {
  /** Ends with a slash. */
  url: string;
  keys: PayPlusKeys;
  transport?: Transport;
  call?: CallOptions;
}

export function payplusProvider({
  url,
  keys,
  transport = fetch,
  call = {},
}: PayPlusOptions): PaymentProvider {
  const { apiKey, secretKey, terminalUid } = keys;
  const headers = { 'api-key': apiKey, 'secret-key': secretKey };
  const post = (path: string, body: object) =>
    callProvider(transport, url + path, body, { ...call, headers });
  return {
    id: 'payplus',
    protocol: 'payplus',
    terminal: terminalUid,
    canRefund: true,
    open: async (page) => {
      if (sumOf(page.lines.map(({ total }) => total)) !== page.amount)
        return { kind: 'refused', reason: 'the lines don’t add up' };
      const open = async (asked: NewPage) =>
        openingOf(await post('PaymentPages/generateLink', linkRequest(keys, asked)), asked);
      const opening = await open(page);
      // Perhaps its account has no Bit.
      return opening.kind === 'refused' && page.method === 'bit'
        ? open({ ...page, method: 'card' })
        : opening;
    },
    query: async ({ reference }) =>
      queried(await post('PaymentPages/ipn', { payment_request_uid: reference }), {
        reference,
        terminal: terminalUid,
      }),
    close: async (reference) => {
      await post(`PaymentPages/Disable/${encodeURIComponent(reference)}`, {});
    },
    refund: async (charge) => {
      const asked = { transaction_uid: charge.transactionId, amount: toShekels(charge.amount) };
      return refunded(await post('Transactions/RefundByTransactionUID', asked), charge);
    },
    documentOfRefund,
    list: (day) =>
      listTransactions((body) => post('TransactionReports/TransactionsHistory', body), terminalUid, day),
    readNotice: (raw, received) => readNotice(secretKey, raw, received),
  };
}

type Read = { kind: 'success'; data: unknown } | Extract<Opening, { kind: 'refused' | 'unknown' }>;

function readAnswer(called: Called): Read {
  if (called.kind === 'unknown') return called;
  const read = answerSchema.safeParse(called.body);
  if (!read.success) return { kind: 'unknown', reason: 'the answer can’t be read' };
  const { status, code } = read.data.results;
  if (status !== 'success') return { kind: 'refused', reason: `code ${Number(code)}` };
  return { kind: 'success', data: read.data.data };
}

function openingOf(called: Called, { attemptId }: NewPage): Opening {
  const answer = readAnswer(called);
  if (answer.kind !== 'success') return answer;
  const { page_request_uid, payment_page_link } = linkSchema.safeParse(answer.data).data ?? {};
  const url = webAddress(payment_page_link);
  if (!page_request_uid || !url) return { kind: 'unknown', reason: `no page for ${attemptId}` };
  // Its page offers Bit beside the card.
  return { kind: 'opened', reference: page_request_uid, url, bitUrl: null };
}

/** A refused question says nothing about the payment. */
function queried(called: Called, asked: Parameters<typeof reportOf>[1]): ProviderReport {
  const answer = readAnswer(called);
  return answer.kind === 'success' ? reportOf(answer.data, asked) : UNKNOWN_REPORT;
}

/** Its answer doesn't tell of a credit note. */
function documentOfRefund({ document }: ChargeToRefund): RefundDocument {
  return document === null ? null : 'unknown';
}

/** It names the refund's transaction, or none. */
function refunded(called: Called, charge: ChargeToRefund): RefundOutcome {
  const answer = readAnswer(called);
  if (answer.kind !== 'success') return answer;
  const refund = transactionOf(isObject(answer.data) ? answer.data : {});
  if (!refund) return { kind: 'unknown', reason: 'the answer can’t be read' };
  const { uid, transaction_uid, status_code } = refund;
  if (status_code && status_code !== DONE)
    return { kind: 'refused', reason: `status ${Number(status_code)}` };
  return { kind: 'done', reference: uid ?? transaction_uid ?? null, document: documentOfRefund(charge) };
}
