/** How the shop is paid online, as its settings page and the admin's first page tell it. */
import type { Payments } from '#contract/admin-payments.ts';
import { toShekels } from '#contract/money.ts';
import type { Database } from '#server/db/schema.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { ProviderConfig } from '#server/payments/payment-config.ts';
import { PAYPLUS_URL } from '#server/payments/payplus/payplus-provider.ts';
import {
  type PaymentDay,
  type StoredDifference,
  firstChargeAt,
  latestPaymentDay,
  openDifferences,
} from './payment-days.repository.ts';

/** Cardcom's for everybody's trials. */
const TEST_TERMINAL = 1000;

export interface PaymentFacts {
  db: Database;
  provider: PaymentProvider | null;
  config: ProviderConfig;
}

export async function readPayments({ db, provider, config }: PaymentFacts): Promise<Payments> {
  const none = { canRefund: false, terminal: null, isTest: false, missing: [], night: null };
  const differences = (await openDifferences(db)).map(toDifference);
  if (!provider) return { provider: 'none', ...none, differences, firstCharge: null };
  const night = await latestPaymentDay(db, provider.id);
  const first = await firstChargeAt(db, provider);
  return {
    provider: provider.id,
    canRefund: provider.canRefund,
    terminal: provider.terminal,
    isTest: isTest(config),
    missing: provider.canRefund ? [] : ['CARDCOM_API_PASSWORD'],
    night: night && toNight(night),
    differences,
    firstCharge: first && {
      order: { _id: first.orderId, number: first.number },
      isRefunded: first.isRefunded,
    },
  };
}

function isTest(config: ProviderConfig): boolean {
  if (config.kind === 'cardcom') return config.keys.terminal === TEST_TERMINAL;
  return config.kind === 'payplus' ? config.url !== PAYPLUS_URL : config.kind === 'simulator';
}

function toNight(night: PaymentDay): Payments['night'] {
  const { day, state, compared_at, charges, charged, refunds, refunded } = night;
  const sums = { charged: toShekels(charged), refunded: toShekels(refunded) };
  return { day, state, at: compared_at, charges, refunds, ...sums };
}

function toDifference(row: StoredDifference): Payments['differences'][number] {
  const { id, day, kind, reference, order_id, number, ours, theirs } = row;
  return {
    _id: id,
    day,
    kind,
    reference,
    ...(order_id !== null && number !== null && { order: { _id: order_id, number } }),
    ours: ours === null ? null : toShekels(ours),
    theirs: theirs === null ? null : toShekels(theirs),
  };
}
