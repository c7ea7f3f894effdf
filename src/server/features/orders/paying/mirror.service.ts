/** An order's ledger beside what the provider says at this moment; nothing is written (docs/rules.md#payment). */
import type { OrderMirror } from '#contract/admin-payments.ts';
import { toShekels } from '#contract/money.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import type { Agorot } from '#domain/money.ts';
import { type Mirror, type MirrorRow, chargeRow, mirrorOf, refundRow } from '#domain/payments/mirror.ts';
import type { ListedTransaction } from '#server/payments/payment-provider.ts';
import type { StoredRefund } from '../ledger.repository.ts';
import { type OpenOrder, readOrder } from '../order-change.ts';
import { type PageOfAttempt, pagesOf } from './provider-pages.repository.ts';
import type { Asking } from './settle-attempt.service.ts';

/** Throws an ApiError (404). */
export async function readMirror(asking: Asking, orderId: string): Promise<OrderMirror> {
  const { db, provider, now } = asking;
  const { ledger } = await readOrder(db, orderId);
  const pages = ((await pagesOf(db, [orderId])).get(orderId) ?? []).filter(
    (page) =>
      page.provider === provider.id && page.terminal === provider.terminal && page.decided_at === null,
  );
  if (!pages.some(({ reference }) => reference !== null)) return null;
  const [charges, refunds] = await Promise.all([
    Promise.all(pages.map((page) => askCharge(asking, ledger, page))),
    askRefunds(
      asking,
      ledger.refunds.filter((one) => isDoneAt(one, pages)),
    ),
  ]);
  const rows = [...charges.filter((row) => row !== null), ...refunds];
  const lastSame = pages.filter(({ answer }) => answer === 'paid').map(({ asked_at }) => asked_at!);
  return toMirror(mirrorOf(rows), {
    provider: provider.id,
    at: now().toISOString(),
    lastSame: lastSame.toSorted().at(-1),
  });
}

async function askCharge(
  { provider }: Asking,
  { charges }: OpenOrder['ledger'],
  { attempt_id: id, reference, transaction_id }: PageOfAttempt,
): Promise<MirrorRow | null> {
  if (reference === null) return null;
  const charge = charges.find(({ attempt_id }) => attempt_id === id);
  const charged = charge ? { amount: charge.amount, reference: transaction_id } : null;
  return chargeRow({ id, charged, answer: await provider.query({ reference, attemptId: id }) });
}

function isDoneAt({ state, attempt_id }: StoredRefund, pages: readonly PageOfAttempt[]): boolean {
  return state === 'done' && pages.some((page) => page.attempt_id === attempt_id);
}

/** By the lists of the days on which they were sent and done. */
async function askRefunds({ provider }: Asking, refunds: readonly StoredRefund[]): Promise<MirrorRow[]> {
  const daysOf = ({ sent_at, done_at, at }: StoredRefund) =>
    [sent_at ?? at, done_at ?? at].map((moment) => jerusalemDate(new Date(moment)));
  const days = [...new Set(refunds.flatMap(daysOf))];
  const lists = await Promise.all(days.map((day) => provider.list(day)));
  const isWhole = lists.every(({ kind }) => kind === 'listed');
  const listed = lists.flatMap((list) => (list.kind === 'listed' ? list.transactions : []));
  const back = listed.filter(({ isRefund }) => isRefund);
  return refunds.map((refund) => {
    const amount = isWhole ? amountOf(refund, back) : null;
    return refundRow(refund, amount === null && !isWhole ? null : { amount });
  });
}

/** One whose transaction the provider didn't name is known by its amount. */
function amountOf(
  { provider_reference, amount }: StoredRefund,
  back: readonly ListedTransaction[],
): Agorot | null {
  const found = back.find((one) =>
    provider_reference === null ? one.amount === amount : one.transactionId === provider_reference,
  );
  return found?.amount ?? null;
}

function toMirror(
  { state, ours, theirs, rows }: Mirror,
  asked: { provider: Asking['provider']['id']; at: string; lastSame: string | undefined },
): OrderMirror {
  const { provider, at, lastSame } = asked;
  return {
    provider,
    state,
    at,
    ours: toShekels(ours),
    theirs: theirs === null ? null : toShekels(theirs),
    rows: rows.map((row) => ({
      kind: row.kind,
      _id: row.id,
      state: row.state,
      ours: toShekels(row.ours),
      theirs: row.theirs === null ? null : toShekels(row.theirs),
    })),
    ...(lastSame !== undefined && { lastSame }),
  };
}
