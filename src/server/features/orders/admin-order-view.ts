/** An order with what the admin alone sees: who did what, the ledger and the notes. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { User } from '#contract/auth.ts';
import { toShekels } from '#contract/money.ts';
import { FREE } from '#domain/money.ts';
import type { EventDetails } from '#server/db/order-tables.ts';
import type { Database } from '#server/db/schema.ts';
import type { StoredRefund } from './ledger.repository.ts';
import { type StoredNote, notesOf } from './order-notes.repository.ts';
import { type OrderFacts, readOrderFacts, sumsOf, toOrder } from './order-view.ts';
import { type StoredEvent, findOrder } from './orders.repository.ts';
import {
  attemptAtProvider,
  chargeAtProvider,
  openDocuments,
  refundAtProvider,
} from './paying/provider-view.ts';
import { readPeople } from './people.repository.ts';

type People = ReadonlyMap<string, User>;

/** Null for an unknown order. */
export async function readAdminOrder(db: Database, id: string, now: Date): Promise<AdminOrder | null> {
  const order = await findOrder(db, id);
  if (!order) return null;
  const [facts] = await readOrderFacts(db, [order]);
  if (!facts) return null;
  const notes = await notesOf(db, id);
  const { charges, refunds } = facts.ledger;
  const people = await readPeople(db, [
    order.user_id,
    ...[...notes, ...charges, ...refunds, ...facts.events].map(({ by_user }) => by_user),
  ]);
  return toAdminOrder(facts, notes, people, now);
}

function toAdminOrder(
  facts: OrderFacts,
  notes: readonly StoredNote[],
  people: People,
  now: Date,
): AdminOrder {
  const { order, ledger } = facts;
  const isUnpaid = order.state === 'pending' || order.state === 'expired';
  return {
    ...toOrder(facts, now),
    customer: (order.user_id !== null && people.get(order.user_id)) || null,
    missing: toShekels(isUnpaid ? sumsOf(facts).missing : FREE),
    notes: notes.map(({ id, at, by_user, text }) => ({ _id: id, at, by: personOf(by_user, people), text })),
    attempts: ledger.attempts.map(({ id, created_at, method, state, amount }) => ({
      _id: id,
      at: created_at,
      method,
      state,
      amount: toShekels(amount),
      ...attemptAtProvider(facts, id),
    })),
    charges: ledger.charges.map((charge) => ({
      _id: charge.id,
      at: charge.at,
      by: personOf(charge.by_user, people),
      amount: toShekels(charge.amount),
      method: charge.method,
      ...(charge.reference !== null && { reference: charge.reference }),
      ...chargeAtProvider(facts, charge),
    })),
    openDocuments: openDocuments(facts),
    refunds: ledger.refunds.map((refund) => ({
      ...toRefund(refund, people),
      ...refundAtProvider(facts, refund),
    })),
    events: facts.events.map((event) => toEvent(event, people)),
  };
}

function toRefund(refund: StoredRefund, people: People): AdminOrder['refunds'][number] {
  const { id, at, by_user, amount, fee, reason, way, state, done_at, delivery_amount, lines } = refund;
  return {
    _id: id,
    at,
    by: personOf(by_user, people),
    amount: toShekels(amount),
    fee: toShekels(fee),
    reason,
    way,
    state,
    ...(done_at !== null && { doneDate: done_at }),
    delivery: delivery_amount > 0,
    lines: lines.map(({ line_id, quantity, amount, restock }) => ({
      line: line_id,
      quantity,
      amount: toShekels(amount),
      restock: restock === 1,
    })),
  };
}

function toEvent(row: StoredEvent, people: People): AdminOrder['events'][number] {
  const { at, event, actor, by_user, line_id, amount, details } = row;
  return {
    at,
    event,
    actor,
    by: personOf(by_user, people),
    ...(line_id !== null && { line: line_id }),
    ...(amount !== null && { amount: toShekels(amount) }),
    ...(details !== null && (JSON.parse(details) as EventDetails)),
  };
}

function personOf(id: string | null, people: People): AdminOrder['notes'][number]['by'] {
  const user = id !== null && people.get(id);
  return user ? { _id: user._id, firstName: user.firstName, lastName: user.lastName } : null;
}
