import type { OrderTasks } from '#contract/admin-orders.ts';
import { toShekels } from '#contract/money.ts';
import type { OrderEvent } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { openRefunds } from '#domain/payments/refund-decisions.ts';
import { fullName } from '#domain/person.ts';
import { chosenOf } from '#server/db/entries/chosen-columns.ts';
import type { Database } from '#server/db/schema.ts';
import { englishTitle } from './order-line-view.ts';
import { TASK_KINDS, type TaskKind, countTasks, listTasks } from './order-tasks.repository.ts';
import { type OrderFacts, paymentStateOf, readOrderFacts } from './order-view.ts';

type Group = OrderTasks['groups'][number];

/** Of each kind that are shown. */
const SHOWN = 5;

/** Only groups with something in them. */
export async function readOrderTasks(db: Database, now: Date): Promise<OrderTasks> {
  const groups: Group[] = [];
  for (const kind of TASK_KINDS) {
    const orders = await listTasks(db, kind, { limit: SHOWN, now });
    if (orders.length === 0) continue;
    const facts = await readOrderFacts(db, orders);
    const count = orders.length < SHOWN ? orders.length : await countTasks(db, kind, now);
    groups.push({ kind, orders: facts.map((order) => toTask(kind, order, now)), count });
  }
  return { total: groups.reduce((sum, { count }) => sum + count, 0), groups };
}

function toTask(kind: TaskKind, facts: OrderFacts, now: Date): Group['orders'][number] {
  const { id, number, first_name: firstName, last_name: lastName, total, state } = facts.order;
  return {
    _id: id,
    number,
    name: fullName({ firstName, lastName }),
    at: momentOf(kind, facts, now),
    lines: facts.lines
      .filter((line) => isAbout(kind, line.state))
      .map(({ title, translations, quantity, ...line }) => ({
        title,
        titleEn: englishTitle(translations),
        quantity,
        ...chosenOf(line),
      })),
    total: toShekels(total),
    state,
    payment: paymentStateOf(facts),
  };
}

/** The deadline, or since when it waits. */
function momentOf(
  kind: TaskKind,
  { order, events, request, ledger, documents }: OrderFacts,
  now: Date,
): string {
  const last = (wanted: OrderEvent) => events.findLast(({ event }) => event === wanted)?.at;
  const confirmedAt = order.confirmed_at ?? order.created_at;
  switch (kind) {
    case 'review':
      return last('review') ?? order.updated_at;
    case 'request':
      return refundDeadline(request?.at ?? order.updated_at);
    case 'unpaid':
      return order.hold_until ?? order.created_at;
    case 'make':
      return confirmedAt;
    case 'hand_over':
      return last('ready') ?? confirmedAt;
    case 'refund': {
      const [open] = openRefunds(ledger.refunds.map(toDecide), now);
      const isAsked = request !== null && request.settled_at === null;
      return refundDeadline(isAsked ? request.at : (open?.at ?? order.updated_at));
    }
    case 'document':
      return (
        documents.find(({ state }) => state === 'missing' || state === 'unknown')?.at ?? order.updated_at
      );
  }
}

function toDecide({ state, at, put_away_at }: OrderFacts['ledger']['refunds'][number]) {
  return { state, at, putAway: put_away_at !== null };
}

function isAbout(kind: TaskKind, state: LineState): boolean {
  if (kind === 'make') return state === 'waiting' || state === 'making';
  return kind === 'hand_over' ? state === 'ready' : true;
}
