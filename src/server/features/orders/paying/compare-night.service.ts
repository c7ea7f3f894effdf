/** Yesterday's list of the provider is held against the ledger, each day once (docs/rules.md#payment). */
import { z } from 'zod';
import { fromJerusalem, jerusalemDate, plusDays } from '#domain/jerusalem.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { type Booked, compareDay } from '#domain/payments/compare-day.ts';
import type { Database } from '#server/db/schema.ts';
import { type JobHandler, type JobType, handleJobs } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import type { ListedTransaction, Listing } from '#server/payments/payment-provider.ts';
import {
  type PaymentDay,
  addDifferences,
  bookedCharges,
  bookedRefunds,
  savePaymentDay,
  settleFound,
  unpaidAttemptsSince,
} from './payment-days.repository.ts';
import { updateRefund } from './provider-refunds.repository.ts';
import { type Asking, settleAttempt } from './settle-attempt.service.ts';

/** In Jerusalem: the provider's day is over, and nobody is awake. */
const AT_NIGHT = '03:10';
/** Days before, on which what was booked on the day may have been paid. */
const BEFORE = 2;
/** Pages that are asked about when the provider has money that the shop doesn't know. */
const MOST_ASKED = 100;

const daySchema = z.object({ provider: z.string(), day: z.string() });
export const PAYMENT_DAY: JobType<z.infer<typeof daySchema>> = { kind: 'payment-day', payload: daySchema };

/** The day's comparison, in the next night; once, however many processes ask for it. */
async function enqueueNight(db: Database, provider: string, day: string, now: Date): Promise<void> {
  const runAfter = fromJerusalem(plusDays(day, 1), AT_NIGHT).toISOString();
  const job = { now: now.toISOString(), runAfter, key: `${provider} ${day}` };
  await db.transaction().execute((transaction) => enqueue(transaction, PAYMENT_DAY, { provider, day }, job));
}

/** At the start; each night asks for the next one, so that days on which the shop was closed are compared, too. */
export function compareFromToday(db: Database, provider: string, now: Date): Promise<void> {
  return enqueueNight(db, provider, jerusalemDate(now), now);
}

/** What differs is written once, however often a day is compared. Throws when the provider doesn't answer. */
export async function compareNight(asking: Asking, day: string): Promise<PaymentDay['state']> {
  const { db, provider, now } = asking;
  const lists = await listsOf(asking, day);
  const failed = lists.find((list) => list.kind !== 'listed');
  const range = {
    from: fromJerusalem(day, '00:00').toISOString(),
    to: fromJerusalem(plusDays(day, 1), '00:00').toISOString(),
  };
  const [theirs, before] = [rowsOf(lists.slice(0, 1)), rowsOf(lists.slice(1))];
  if (!failed) await askAboutUnknown(asking, theirs, range.from);
  const charges = await bookedCharges(db, provider.id, range);
  const refunds = await bookedRefunds(db, provider.id, range);
  const totals = {
    charges: charges.length,
    charged: sumOf(charges.map(({ amount }) => amount)),
    refunds: refunds.length,
    refunded: sumOf(refunds.map(({ amount }) => amount)),
  };
  const at = now().toISOString();
  const about = { provider: provider.id, day, at };
  if (failed) {
    const state = failed.kind === 'refused' ? ('refused' as const) : ('unanswered' as const);
    await save(db, { ...totals, provider: provider.id, day, state, compared_at: at });
    if (state === 'unanswered') throw new NoAnswer();
    return state;
  }
  const references = [...theirs, ...before].map(({ transactionId }) => transactionId);
  const known = {
    charge: await bookedCharges(db, provider.id, { references }),
    refund: await bookedRefunds(db, provider.id, { references }),
  };
  const sides = (isRefund: boolean, ours: Booked[]) => ({
    theirs: theirs.filter((one) => one.isRefund === isRefund),
    before: before.filter((one) => one.isRefund === isRefund),
    ours,
    known: isRefund ? known.refund : known.charge,
  });
  const compared = [compareDay('charge', sides(false, charges)), compareDay('refund', sides(true, refunds))];
  const differences = compared.flatMap((one) => one.differences);
  const state = differences.length > 0 ? ('different' as const) : ('same' as const);
  await db.transaction().execute(async (transaction) => {
    for (const { id, reference } of compared[1]!.found)
      await updateRefund(transaction, id, { provider_reference: reference });
    await addDifferences(transaction, about, differences);
    await settleFound(transaction, provider.id, at);
    await savePaymentDay(transaction, { ...totals, provider: provider.id, day, state, compared_at: at });
  });
  return state;
}

class NoAnswer extends Error {
  override name = 'NoAnswer';
}

function save(db: Database, day: PaymentDay): Promise<void> {
  return db.transaction().execute((transaction) => savePaymentDay(transaction, day));
}

/** The day's first. */
async function listsOf({ provider }: Asking, day: string): Promise<Listing[]> {
  const lists: Listing[] = [];
  for (let back = 0; back <= BEFORE; back++) {
    const list = await provider.list(plusDays(day, -back));
    lists.push(list);
    if (list.kind !== 'listed') break;
  }
  return lists;
}

function rowsOf(lists: readonly Listing[]): ListedTransaction[] {
  return lists.flatMap((list) => (list.kind === 'listed' ? list.transactions : []));
}

/** Its notice and all questions may have been lost, so the order is settled before it is called a difference. */
async function askAboutUnknown(
  asking: Asking,
  theirs: readonly ListedTransaction[],
  from: string,
): Promise<void> {
  const { db, provider } = asking;
  const paid = theirs.filter(({ isRefund }) => !isRefund).map(({ transactionId }) => transactionId);
  const known = new Set(
    (await bookedCharges(db, provider.id, { references: paid })).map((one) => one.reference),
  );
  if (paid.every((reference) => known.has(reference))) return;
  const since = plusDays(jerusalemDate(new Date(from)), -BEFORE);
  const opened = fromJerusalem(since, '00:00').toISOString();
  for (const attemptId of await unpaidAttemptsSince(db, provider.id, opened, MOST_ASKED))
    await settleAttempt(asking, attemptId);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RETRY = { first: 5 * MINUTE, longest: 60 * MINUTE, giveUp: 2 * DAY };

/** The next night is asked for before this one is compared, so that the chain outlives whatever happens to it. */
export function paymentDayHandler(asking: Asking & { onSettled: () => void }): JobHandler {
  const { db, provider, now, onSettled } = asking;
  return handleJobs(PAYMENT_DAY, {
    done: 'compared',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload }) => {
      if (payload.provider !== provider.id) return;
      await enqueueNight(db, provider.id, plusDays(payload.day, 1), now());
      await compareNight(asking, payload.day);
      onSettled();
    },
  });
}
