/** What the admin sees of an order at its provider. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { toShekels } from '#contract/money.ts';
import { agorot } from '#domain/money.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { PROVIDERS, type Provider } from '#domain/payments/providers.ts';
import type { SeenMismatch } from '#server/db/payment-tables.ts';
import type { OrderFacts } from '../order-view.ts';

type Facts = Pick<OrderFacts, 'pages' | 'ledger' | 'documents'>;

const pageOf = ({ pages }: Facts, attemptId: string | null) =>
  pages.find(({ attempt_id }) => attempt_id === attemptId);

/** A row may be of a provider that is gone. */
function providerOf(facts: Facts, attemptId: string | null): { provider?: Provider } {
  const page = pageOf(facts, attemptId);
  const provider = PROVIDERS.find((one) => one === page?.provider);
  return provider ? { provider } : {};
}

export function attemptAtProvider(
  facts: Facts,
  attemptId: string,
): Pick<AdminOrder['attempts'][number], 'provider' | 'mismatch' | 'decidedDate'> {
  const { mismatch = null, decided_at = null } = pageOf(facts, attemptId) ?? {};
  return {
    ...providerOf(facts, attemptId),
    ...(mismatch !== null && { mismatch: toMismatch(JSON.parse(mismatch) as SeenMismatch) }), // as it was kept
    ...(decided_at !== null && { decidedDate: decided_at }),
  };
}

function toMismatch({ of, amount, currency }: SeenMismatch) {
  return { of, amount: amount === null ? null : toShekels(agorot(amount)), currency };
}

export function chargeAtProvider(
  facts: Facts,
  { attempt_id, amount }: OrderFacts['ledger']['charges'][number],
): Pick<AdminOrder['charges'][number], 'online'> {
  const { provider } = providerOf(facts, attempt_id);
  const page = pageOf(facts, attempt_id);
  if (!provider || !page) return {};
  const back = facts.ledger.refunds.filter((one) => one.attempt_id === attempt_id && one.state !== 'refused');
  const left = agorot(Math.max(0, amount - sumOf(back.map((refund) => refund.amount))));
  const { terminal, brand, last4 } = page;
  return {
    online: {
      provider,
      terminal,
      left: toShekels(left),
      ...(brand !== null && { brand }),
      ...(last4 !== null && { last4 }),
    },
  };
}

export function refundAtProvider(
  facts: Facts,
  { attempt_id, put_away_at }: OrderFacts['ledger']['refunds'][number],
): Pick<AdminOrder['refunds'][number], 'provider' | 'putAway'> {
  return { ...providerOf(facts, attempt_id), ...(put_away_at !== null && { putAway: true }) };
}

export function openDocuments({ ledger, documents }: Facts): AdminOrder['openDocuments'] {
  return documents.flatMap(({ id, state, attempt_id, refund_id, at }) => {
    if (state === 'made') return [];
    const charge = ledger.charges.find((one) => attempt_id !== null && one.attempt_id === attempt_id);
    const refund = ledger.refunds.find((one) => one.id === refund_id);
    const about = charge ?? refund;
    if (!about) return [];
    const of = charge ? ('charge' as const) : ('refund' as const);
    return [{ _id: id, of, state, amount: toShekels(about.amount), at }];
  });
}
