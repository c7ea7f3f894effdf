/** PayPlus with its pages and charges in memory, over HTTP; no money moves. */
import { createHmac, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { z } from 'zod';
import { toAgorot } from '#contract/money.ts';
import { jerusalemDate, jerusalemTime } from '#domain/jerusalem.ts';
import type { PayPlusKeys } from '#server/payments/payplus/link-request.ts';
import type { Transport } from '#server/payments/provider-call.ts';
import {
  type LinkRequest,
  historyRequestSchema,
  ipnRequestSchema,
  linkRequestSchema,
  refundRequestSchema,
} from './payplus-rules.ts';

export const KEYS: PayPlusKeys = {
  apiKey: 'the-api-key-of-a-shop',
  secretKey: 'the-secret-key-of-a-shop',
  pageUid: '7a0bc4d4-f35f-4301-a945-926378a2416d',
  terminalUid: '12075a0f-ea0c-4e1d-ab9a-98b7f119d7d4',
};

export const BASE = '/api/v1.0/';

export interface PayPlusFaults {
  notices?: number;
  noticeLast?: boolean;
  foreignNotice?: boolean;
  signature?: 'right' | 'serialised' | 'wrong' | 'none';
  answer?: 'truth' | 'error' | 'html' | 'silence' | 'pending';
  /** The charge's own fields under `transaction`. */
  nested?: boolean;
  /** In place of what is so, in answers. */
  said?: Record<string, unknown>;
  noDocument?: boolean;
  refund?: 'done' | 'refused' | 'silence' | 'silence_but_done';
}

export type Choice = 'approve' | 'bit' | 'decline' | 'cancel';

interface Transaction {
  uid: string;
  type: 'Charge' | 'Refund';
  status_code: string;
  /** Agorot. */
  amount: number;
  method: 'credit-card' | 'bit';
  at: Date;
  more_info: string | undefined;
  refundOf: Transaction | null;
}

export interface PayPlusPage {
  uid: string;
  link: LinkRequest;
  faults: PayPlusFaults;
  isDisabled: boolean;
  /** The latest is last. */
  transactions: Transaction[];
}

/** How a payer comes back; the page's own settings decide which. */
export interface WayBack {
  url: string;
  fields: Record<string, string>;
}

const DECLINED = '033';

export function hashOf(body: string | Buffer, key = KEYS.secretKey): string {
  return createHmac('sha256', key).update(body).digest('base64');
}

export class PayPlusStandIn {
  readonly pages = new Map<string, PayPlusPage>();
  readonly app: FastifyInstance;
  /** Of the calls to come to generateLink. */
  opening: 'truth' | 'error' | 'html' | 'silence' | 'refused' = 'truth';
  /** Whether its page offers Bit. */
  hasBit = true;
  /** How notices travel. */
  send: Transport = async () => new Response();
  readonly #now: () => Date;

  constructor({ now }: { now: () => Date }) {
    this.#now = now;
    this.app = this.#routes();
  }

  page(uid: string): PayPlusPage {
    return this.pages.get(uid)!;
  }

  get transactions(): Transaction[] {
    return [...this.pages.values()].flatMap(({ transactions }) => transactions);
  }

  /** A page that was paid, or was disabled, takes no card. */
  async choose(uid: string, choice: Choice): Promise<WayBack> {
    const page = this.page(uid);
    const { link, faults } = page;
    const isOpen = !page.isDisabled && !page.transactions.some(({ status_code }) => status_code === '000');
    if (choice === 'cancel' || !isOpen) return { url: link.refURL_cancel, fields: {} };
    page.transactions.push({
      uid: randomUUID(),
      type: 'Charge',
      status_code: choice === 'decline' ? DECLINED : '000',
      amount: toAgorot(link.amount as Parameters<typeof toAgorot>[0]),
      method: choice === 'bit' ? 'bit' : 'credit-card',
      at: this.#now(),
      more_info: link.more_info,
      refundOf: null,
    });
    const telling = this.tell(uid);
    if (!faults.noticeLast) await telling;
    const url = choice === 'decline' ? link.refURL_failure : link.refURL_success;
    return { url, fields: { page_request_uid: uid, status_code: '000', more_info: link.more_info ?? '' } };
  }

  /** As often as its faults say, all at once. */
  async tell(uid: string): Promise<void> {
    const { link, faults } = this.page(uid);
    const { body, headers } = this.notice(uid);
    const send = () => this.send(link.refURL_callback, { method: 'POST', headers, body }).catch(() => null);
    await Promise.all(Array.from({ length: faults.notices ?? 1 }, send));
  }

  notice(uid: string): { body: string; headers: Record<string, string> } {
    const page = this.page(uid);
    const { foreignNotice, signature = 'right' } = page.faults;
    const told = {
      transaction_type: 'Charge',
      ...nested({ ...this.#flat(page), ...(foreignNotice && { page_request_uid: randomUUID() }) }),
    };
    const compact = JSON.stringify(told);
    const body = signature === 'serialised' ? JSON.stringify(told, null, 2) : compact;
    const hash = hashOf(compact, signature === 'wrong' ? 'another key' : KEYS.secretKey);
    const type = { 'content-type': 'application/json', 'user-agent': 'PayPlus' };
    return { body, headers: signature === 'none' ? type : { ...type, hash } };
  }

  #flat({ uid, link, faults, transactions }: PayPlusPage): Record<string, unknown> {
    const transaction = transactions.findLast(({ type }) => type === 'Charge');
    if (!transaction) return {};
    const isDone = transaction.status_code === '000';
    const hasDocument = isDone && link.initial_invoice && !faults.noDocument;
    return {
      transaction_uid: transaction.uid,
      page_request_uid: uid,
      type: transaction.type,
      method: transaction.method,
      date: wallTime(transaction.at),
      status: isDone ? 'approved' : 'rejected',
      status_code: transaction.status_code,
      amount: transaction.amount / 100,
      currency: link.currency_code,
      number_of_payments: 1,
      more_info: link.more_info,
      terminal_uid: KEYS.terminalUid,
      four_digits: '9844',
      brand_name: 'mastercard',
      invoice_uuid: hasDocument ? randomUUID() : '',
      invoice_docu_number: hasDocument ? '15935' : '',
      invoice_original_url: hasDocument ? 'https://pay.example/d/15935' : '',
    };
  }

  #routes(): FastifyInstance {
    const app = Fastify({ forceCloseConnections: true });
    app.addHook('onRequest', async ({ headers }, reply) => {
      if (headers['api-key'] === KEYS.apiKey && headers['secret-key'] === KEYS.secretKey) return;
      await refuse(reply.code(401), 'not-authorize');
    });

    app.post(`${BASE}PaymentPages/generateLink`, async ({ body }, reply) => {
      const link = read(linkRequestSchema, body);
      if (!link || link.payment_page_uid !== KEYS.pageUid) return refuse(reply.code(422), 'validation-error');
      if (link.charge_default === 'bit' && !this.hasBit) return refuse(reply, 'charge-method-not-allowed');
      if (this.opening === 'refused') return refuse(reply, 'refused');
      const uid = randomUUID();
      this.pages.set(uid, { uid, link, faults: {}, isDisabled: false, transactions: [] });
      if (this.opening !== 'truth') return fail(reply, this.opening);
      return success({ page_request_uid: uid, payment_page_link: `https://pay.example/${uid}` });
    });

    app.post(`${BASE}PaymentPages/Disable/:uid`, async ({ params }, reply) => {
      const page = this.pages.get((params as { uid: string }).uid); // of the path
      if (!page) return refuse(reply, 'page-not-found');
      page.isDisabled = true;
      return success({});
    });

    app.post(`${BASE}PaymentPages/ipn`, async ({ body }, reply) => {
      const uid = read(ipnRequestSchema, body)?.payment_request_uid;
      const page = uid ? this.pages.get(uid) : null;
      if (!page) return refuse(reply.code(uid ? 200 : 422), 'page-not-found');
      const { answer = 'truth', nested: isNested } = page.faults;
      if (answer !== 'truth' && answer !== 'pending') return fail(reply, answer);
      const known = answer === 'pending' ? {} : this.#flat(page);
      if (!('status_code' in known)) return refuse(reply, 'transaction-not-found');
      const flat = { ...known, ...page.faults.said };
      return success(isNested ? nested(flat) : flat);
    });

    app.post(`${BASE}Transactions/RefundByTransactionUID`, async ({ body }, reply) => {
      const asked = read(refundRequestSchema, body);
      if (!asked) return refuse(reply.code(422), 'validation-error');
      const page = [...this.pages.values()].find(({ transactions }) =>
        transactions.some(({ uid }) => uid === asked.transaction_uid),
      );
      const fault = page?.faults.refund ?? 'done';
      if (fault === 'silence') return fail(reply, 'silence');
      const uid = page && fault !== 'refused' ? this.#refund(page, asked) : null;
      if (fault === 'silence_but_done') return fail(reply, 'silence');
      return uid ? success({ transaction: { uid, status_code: '000' } }) : refuse(reply, 'can-not-refund');
    });

    app.post(`${BASE}TransactionReports/TransactionsHistory`, async ({ body }, reply) => {
      const asked = read(historyRequestSchema, body);
      if (asked?.terminal_uid !== KEYS.terminalUid) return refuse(reply.code(422), 'validation-error');
      const [skip, take] = [Number(asked.skip), Number(asked.take)];
      const all = this.transactions.toReversed().slice(skip, skip + take);
      return { transactions: all.map(listed) };
    });
    return app;
  }

  /** Null: more than is left. */
  #refund(
    { transactions, link }: PayPlusPage,
    { transaction_uid, amount }: z.infer<typeof refundRequestSchema>,
  ): string | null {
    const charge = transactions.find(({ uid }) => uid === transaction_uid);
    if (charge?.type !== 'Charge' || charge.status_code !== '000') return null;
    const back = transactions.filter(({ refundOf }) => refundOf === charge);
    const sum = back.reduce((total, refund) => total + refund.amount, Math.round(amount * 100));
    if (sum > charge.amount) return null;
    const uid = randomUUID();
    const refund = { ...charge, uid, type: 'Refund' as const, at: this.#now(), refundOf: charge };
    transactions.push({ ...refund, amount: Math.round(amount * 100), more_info: link.more_info });
    return uid;
  }
}

function nested({ transaction_uid, page_request_uid, type, ...flat }: Record<string, unknown>): object {
  const { terminal_uid, four_digits, ...own } = flat;
  return {
    transaction_type: type,
    transaction: {
      ...own,
      uid: transaction_uid,
      type: 'payment_page',
      payment_page_request_uid: page_request_uid,
    },
    data: { terminal_uid, card_information: { four_digits, brand_id: 1 } },
  };
}

function listed({ uid, type, status_code, amount, at, more_info }: Transaction): object {
  const information = { status_code, amount_by_currency: amount / 100, transaction_at: wallTime(at) };
  return { uuid: uid, type, more_info, information };
}

/** As a clock in Jerusalem shows it. */
function wallTime(at: Date): string {
  return `${jerusalemDate(at)} ${jerusalemTime(at)}:00`;
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> | null {
  return schema.safeParse(body).data ?? null;
}

function success(data: object): object {
  return { results: { status: 'success', code: 0, description: 'done' }, data };
}

function refuse(reply: FastifyReply, description: string): FastifyReply {
  return reply.send({ results: { status: 'error', code: 1, description }, data: null });
}

function fail(reply: FastifyReply, how: 'error' | 'html' | 'silence'): FastifyReply | Promise<never> {
  if (how === 'error') return reply.code(500).send({ message: 'An error has occurred.' });
  if (how === 'html') return reply.type('text/html').send('<html><body>Maintenance</body></html>');
  reply.hijack();
  return new Promise(() => {});
}
