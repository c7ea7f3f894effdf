import { appTransport } from '#server/payments/app-transport.ts';
import { payplusProvider } from '#server/payments/payplus/payplus-provider.ts';
import { createTestApp } from '../app.ts';
import type { DatabaseKind } from '../databases.ts';
import { type Faults, HURRIED, NOW, PATIENT, type PaymentRig, referenceOf } from './payment-rig.ts';
import { BASE, KEYS, PayPlusStandIn, hashOf } from './payplus-stand-in.ts';

const WRONG: Record<NonNullable<Faults['wrong']>, Record<string, unknown>> = {
  amount: { amount: 1 },
  currency: { currency: 'USD' },
  terminal: { terminal_uid: 'another' },
  attempt: { more_info: 'other' },
  page: { page_request_uid: 'another' },
};

export interface PayPlusRig extends PaymentRig {
  standIn: PayPlusStandIn;
}

export async function payplusRig(kind: DatabaseKind): Promise<PayPlusRig> {
  const clock = { now: NOW };
  const now = () => clock.now;
  const call = { timeout: PATIENT };
  const standIn = new PayPlusStandIn({ now });
  const url = `https://pay.example${BASE}`;
  const provider = payplusProvider({ url, keys: KEYS, transport: appTransport(standIn.app), call });
  const app = await createTestApp(kind, { provider, now, env: { RATE_LIMIT: 'off' } });
  standIn.send = appTransport(app.server);
  return {
    app,
    clock,
    standIn,
    protocol: 'payplus',
    documentKind: 'Invoice',
    documentMinutes: [1.1, 5.1, 20.1, 60.1],
    choose: async (order, choice) => new URL((await standIn.choose(referenceOf(order), choice)).url).pathname,
    fail: async (order, { wrong, ...faults }) => {
      const isSilent = faults.answer === 'silence' || faults.refund?.startsWith('silence');
      call.timeout = isSilent ? HURRIED : PATIENT;
      standIn.page(referenceOf(order)).faults = { ...faults, ...(wrong && { said: WRONG[wrong] }) };
    },
    notice: async (order) => standIn.notice(referenceOf(order)),
    signed: (body) => ({ hash: hashOf(body) }),
    refunds: async (order) =>
      standIn
        .page(referenceOf(order))
        .transactions.filter(({ type }) => type === 'Refund')
        .map(({ amount }) => amount),
    close: async () => {
      await app.close();
      await standIn.app.close();
    },
  };
}
