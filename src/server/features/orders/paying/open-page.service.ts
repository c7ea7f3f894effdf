/** Where an order is paid: its living page, or a new one that is opened at the provider (docs/rules.md#payment). */
import { holdLives } from '#domain/orders/holds.ts';
import type { Agorot } from '#domain/money.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { newId } from '#server/db/ids.ts';
import type { NewPage, Opening, PaymentProvider } from '#server/payments/payment-provider.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { outsideQueue } from '#server/platform/load/outside-queue.ts';
import { SYSTEM_TIMERS, type Timers, pause } from '#server/platform/process/timers.ts';
import { type StoredAttempt, insertAttempt } from '../ledger.repository.ts';
import { type OpenOrder, openOrder } from '../order-change.ts';
import { sumsOf } from '../order-view.ts';
import { updateOrder } from '../orders.repository.ts';
import { enqueueAsk } from './ask-times.service.ts';
import { pageLines } from './page-lines.ts';
import {
  type PageOfAttempt,
  findPage,
  insertPage,
  pagesOf,
  setAttemptState,
  updatePage,
} from './provider-pages.repository.ts';

export interface Paying {
  db: Database;
  provider: PaymentProvider;
  publicUrl: string;
  /** Null: the table of the rules. */
  askEverySeconds: number | null;
  now: () => Date;
  timers?: Timers;
}

export interface PayAddress {
  url: string;
  bitUrl: string | null;
}

/** ms; longer than a provider may take to open a page. */
const OPENING = 20_000;
const LOOK_AGAIN = 200;
const MINUTE = 60_000;

type Claim =
  | { kind: 'open'; address: PayAddress }
  | { kind: 'wait' }
  | { kind: 'claimed'; page: NewPage; until: string };

/**
 * One page at a time, however often it is asked for: two would let somebody pay twice. `method`: what the customer
 * chooses now, if it may differ. Throws an ApiError (404, 409 `not_payable`, 502).
 */
export async function openPage(
  paying: Paying,
  orderId: string,
  method?: 'card' | 'bit',
): Promise<PayAddress> {
  for (;;) {
    const claim = await paying.db.transaction().execute(async (transaction) => {
      const open = await openOrder(transaction, orderId);
      return claimPage(transaction, paying, await withMethod(transaction, open, method, paying.now()));
    });
    if (claim.kind === 'open') return claim.address;
    if (claim.kind === 'claimed') return openClaimed(paying, orderId, claim);
    await outsideQueue(() => pause(paying.timers ?? SYSTEM_TIMERS, LOOK_AGAIN));
  }
}

/** Not every provider says how it was paid, so what was chosen last is told of. Throws an ApiError (409). */
async function withMethod(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  method: 'card' | 'bit' | undefined,
  now: Date,
): Promise<OpenOrder> {
  if (method === undefined || method === open.order.payment_method) return open;
  payable(open, now);
  const changes = { payment_method: method };
  return { ...open, order: await updateOrder(transaction, open.order, changes, now.toISOString()) };
}

async function claimPage(transaction: DatabaseTransaction, paying: Paying, open: OpenOrder): Promise<Claim> {
  const { provider } = paying;
  const at = paying.now();
  const amount = payable(open, at);
  const pages = (await pagesOf(transaction, [open.order.id])).get(open.order.id) ?? [];
  const claim = (attemptId: string) => claimAttempt(transaction, paying, { open, attemptId, amount, at });
  for (const attempt of open.ledger.attempts.filter(({ state }) => state === 'pending')) {
    const page = pages.find(({ attempt_id }) => attempt_id === attempt.id);
    if (!page) {
      if (attempt.amount === amount) return claim(attempt.id);
    } else if (isLiving(page, amount, provider)) {
      return { kind: 'open', address: { url: page.url, bitUrl: page.bit_url } };
    } else if (page.opening_until !== null && page.opening_until > at.toISOString()) {
      return { kind: 'wait' };
    }
    // Nobody has its address, or it is for another amount: what it may still bring is settled all the same.
    await setAttemptState(transaction, attempt.id, 'ended');
  }
  return claim(await newAttempt(transaction, open, amount, at));
}

/** Others wait until then; after it, the page counts as never opened. */
async function claimAttempt(
  transaction: DatabaseTransaction,
  { provider, publicUrl }: Paying,
  { open, attemptId, amount, at }: { open: OpenOrder; attemptId: string; amount: Agorot; at: Date },
): Promise<Claim> {
  const until = new Date(at.getTime() + OPENING).toISOString();
  await insertPage(transaction, {
    attempt_id: attemptId,
    provider: provider.id,
    terminal: provider.terminal,
    opening_until: until,
    opened_at: at.toISOString(),
  });
  return { kind: 'claimed', page: newPage(open, { attemptId, amount, provider, publicUrl, at }), until };
}

/** What is missing. Throws an ApiError (409). */
function payable(open: OpenOrder, now: Date): Agorot {
  const { state, payment_method, hold_until, needs_review } = open.order;
  const { missing } = sumsOf(open);
  const isHeld = hold_until !== null && holdLives({ until: hold_until }, now);
  if (state !== 'pending' || payment_method === 'arrange' || !isHeld || needs_review || missing === 0)
    throw new ApiError('not_payable');
  return missing;
}

function isLiving(
  page: PageOfAttempt,
  amount: Agorot,
  provider: PaymentProvider,
): page is PageOfAttempt & { url: string } {
  const isHere = page.provider === provider.id && page.terminal === provider.terminal;
  return page.url !== null && page.amount === amount && isHere;
}

async function newAttempt(
  transaction: DatabaseTransaction,
  { order }: OpenOrder,
  amount: Agorot,
  now: Date,
): Promise<string> {
  const id = newId();
  const attempt: StoredAttempt = {
    id,
    order_id: order.id,
    method: order.payment_method,
    state: 'pending',
    amount,
    created_at: now.toISOString(),
  };
  await insertAttempt(transaction, attempt);
  return id;
}

function newPage(
  { order, lines }: OpenOrder,
  page: { attemptId: string; amount: Agorot; at: Date } & Pick<Paying, 'provider' | 'publicUrl'>,
): NewPage {
  const { attemptId, amount, provider, publicUrl, at } = page;
  const { first_name, last_name, email, phone, vat_rate, payment_method, hold_until } = order;
  return {
    attemptId,
    orderNumber: order.number,
    lang: order.lang,
    amount,
    lines: pageLines(order, lines, amount),
    buyer: { name: `${first_name} ${last_name}`.trim(), email, phone },
    isVatExempt: vat_rate === null,
    method: payment_method === 'bit' ? 'bit' : 'card',
    minutes: minutesUntil(hold_until, at),
    returnUrl: `${publicUrl}/pay/return/${attemptId}`,
    cancelUrl: `${publicUrl}/pay/return/${attemptId}/cancelled`,
    noticeUrl: `${publicUrl}/api/payments/notify/${provider.protocol}`,
  };
}

function minutesUntil(time: string | null, now: Date): number {
  const left = time === null ? 0 : new Date(time).getTime() - now.getTime();
  return Math.max(1, Math.ceil(left / MINUTE));
}

async function openClaimed(
  paying: Paying,
  orderId: string,
  { page, until }: Extract<Claim, { kind: 'claimed' }>,
): Promise<PayAddress> {
  const opening = await paying.provider.open(page);
  const address = await paying.db
    .transaction()
    .execute((transaction) => keepOpening(transaction, paying, { orderId, page, until, opening }));
  if (!address) throw new ApiError('provider_unavailable');
  return address;
}

interface Opened {
  orderId: string;
  page: NewPage;
  until: string;
  opening: Opening;
}

/** Null: there is no page, or the order needs none any more. */
async function keepOpening(
  transaction: DatabaseTransaction,
  { askEverySeconds, now }: Paying,
  { orderId, page: { attemptId }, until, opening }: Opened,
): Promise<PayAddress | null> {
  await openOrder(transaction, orderId);
  const page = await findPage(transaction, attemptId);
  // Its time was over, so another page has been opened.
  if (page?.opening_until !== until) return null;
  if (opening.kind !== 'opened') {
    await giveUp(transaction, page);
    return null;
  }
  const { reference, url, bitUrl } = opening;
  await updatePage(transaction, attemptId, { reference, url, bit_url: bitUrl, opening_until: null });
  await enqueueAsk(transaction, attemptId, { opened: new Date(page.opened_at), now: now(), askEverySeconds });
  return page.attempt_state === 'pending' ? { url, bitUrl } : null;
}

/** Nobody was given an address, so nothing can be paid there. */
async function giveUp(transaction: DatabaseTransaction, page: PageOfAttempt): Promise<void> {
  await updatePage(transaction, page.attempt_id, { opening_until: null });
  if (page.attempt_state === 'pending') await setAttemptState(transaction, page.attempt_id, 'failed');
}
