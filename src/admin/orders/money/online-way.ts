/** Whether an order's money can go back through its provider, and to where. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { Payments } from '#contract/admin-payments.ts';
import type { Shekels } from '#domain/money.ts';

type Online = NonNullable<AdminOrder['charges'][number]['online']>;

/** `none`: no money came through a provider. */
export type OnlineWay =
  | { kind: 'none' }
  | { kind: 'closed'; why: 'no_password' | 'elsewhere' }
  | { kind: 'open'; charge: Online };

/** The charge of which the most is left. */
export function onlineWay(
  { charges }: Pick<AdminOrder, 'charges'>,
  payments: Pick<Payments, 'provider' | 'terminal' | 'canRefund'> | undefined,
): OnlineWay {
  const online = charges.flatMap((charge) => charge.online ?? []).filter(({ left }) => left > 0);
  if (online.length === 0 || !payments) return { kind: 'none' };
  const [charge] = online
    .filter(({ provider, terminal }) => provider === payments.provider && terminal === payments.terminal)
    .toSorted((one, other) => other.left - one.left);
  if (!charge) return { kind: 'closed', why: 'elsewhere' };
  return payments.canRefund ? { kind: 'open', charge } : { kind: 'closed', why: 'no_password' };
}

/** Null: it can. */
export function tooMuch(way: OnlineWay, total: Shekels | null): Shekels | null {
  return way.kind === 'open' && total !== null && total > way.charge.left ? way.charge.left : null;
}
