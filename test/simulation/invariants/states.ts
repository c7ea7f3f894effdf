/** No state ever goes back. */
import type { Rows } from '../rows.ts';

/** Where each may lead to, over several moves. */
const LATER: Record<string, Record<string, readonly string[]>> = {
  order: {
    pending: ['confirmed', 'completed', 'cancelled', 'expired'],
    expired: ['confirmed', 'completed', 'cancelled'],
    confirmed: ['completed', 'cancelled'],
    completed: ['cancelled'],
    cancelled: [],
  },
  line: {
    held: ['waiting', 'making', 'ready', 'handed_over', 'registered', 'attended', 'absent', 'cancelled'],
    waiting: ['making', 'ready', 'handed_over', 'cancelled'],
    making: ['ready', 'handed_over', 'cancelled'],
    ready: ['handed_over', 'cancelled'],
    handed_over: [],
    registered: ['attended', 'absent', 'cancelled'],
    attended: ['absent'],
    absent: ['attended'],
    cancelled: [],
  },
  attempt: {
    pending: ['paid', 'failed', 'ended', 'review'],
    failed: ['paid', 'review'],
    ended: ['paid', 'review'],
    review: ['paid'],
    paid: [],
  },
  refund: {
    asked: ['done', 'refused', 'unknown'],
    unknown: ['done', 'refused'],
    done: [],
    refused: [],
  },
};

export function* stateFaults(rows: Rows, before: Rows) {
  yield* moved('order', rows.orders, before.orders);
  yield* moved('line', rows.lines, before.lines);
  yield* moved('attempt', rows.attempts, before.attempts);
  yield* moved('refund', rows.refunds, before.refunds);
  yield* kept('charge', rows.charges, before.charges);
  for (const { id, number, version, confirmed_at } of before.orders) {
    const after = rows.orders.find((order) => order.id === id);
    if (after && after.version < version) yield `#${number} has an older version than before`;
    if (after && confirmed_at !== null && after.confirmed_at !== confirmed_at)
      yield `#${number} was confirmed again`;
  }
  for (const { id, done_at } of before.jobs)
    if (done_at !== null && rows.jobs.find((job) => job.id === id)?.done_at === null)
      yield `the job ${id} was done, and is not any more`;
}

interface Stated {
  id: string;
  state: string;
}

function* moved(kind: string, rows: readonly Stated[], before: readonly Stated[]) {
  for (const { id, state } of before) {
    const now = rows.find((row) => row.id === id)?.state;
    if (now !== state && !LATER[kind]![state]!.includes(now ?? 'nothing'))
      yield `the ${kind} ${id} went from ${state} to ${now}`;
  }
}

function* kept(kind: string, rows: readonly { id: string }[], before: readonly { id: string }[]) {
  for (const row of before)
    if (JSON.stringify(rows.find(({ id }) => id === row.id)) !== JSON.stringify(row))
      yield `the ${kind} ${row.id} was changed`;
}
