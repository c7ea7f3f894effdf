import Fastify from 'fastify';
import { appTransport } from '#server/payments/app-transport.ts';
import { cardcomProvider } from '#server/payments/cardcom/cardcom-provider.ts';
import type { FaultsInput } from '#server/payments/simulator/simulator-faults.ts';
import { SimulatedCardcom, resultOf } from '#server/payments/simulator/simulated-cardcom.ts';
import { simulatorPlugin } from '#server/payments/simulator/simulator.plugin.ts';
import { createTestApp } from '../app.ts';
import type { DatabaseKind } from '../databases.ts';
import { type Faults, HURRIED, NOW, PATIENT, type PaymentRig, referenceOf } from './payment-rig.ts';

const KEYS = { terminal: 1000, apiName: 'name', apiPassword: 'password' };
const URL_OF_PAGES = 'https://pay.example';

const WRONG: Record<NonNullable<Faults['wrong']>, FaultsInput> = {
  amount: { amount: 1 },
  currency: { coin: 2 },
  terminal: { terminal: 9 },
  attempt: { returnValue: 'other' },
  page: { returnValue: 'other' },
};

export async function cardcomRig(kind: DatabaseKind): Promise<PaymentRig> {
  const clock = { now: NOW };
  const now = () => clock.now;
  const call = { timeout: PATIENT };
  const server = Fastify();
  const transport = appTransport(server);
  const provider = cardcomProvider({ url: URL_OF_PAGES, keys: KEYS, transport, call });
  const app = await createTestApp(kind, { provider, now, env: { RATE_LIMIT: 'off' } });
  const cardcom = new SimulatedCardcom({ db: app.db, now });
  await server.register(simulatorPlugin, {
    cardcom,
    keys: KEYS,
    url: URL_OF_PAGES,
    transport: appTransport(app.server),
  });
  return {
    app,
    clock,
    protocol: 'cardcom',
    documentKind: 'TaxInvoiceAndReceipt',
    documentMinutes: [],
    choose: async (order, choice) => {
      const { headers } = await server.inject({
        method: 'POST',
        url: `/pay/${referenceOf(order)}/${choice}`,
      });
      return new URL(String(headers.location)).pathname;
    },
    fail: async (order, { wrong, ...faults }) => {
      const isSilent = faults.answer === 'silence' || faults.refund?.startsWith('silence');
      call.timeout = isSilent ? HURRIED : PATIENT;
      await cardcom.fail(referenceOf(order), { ...faults, ...(wrong && WRONG[wrong]) });
    },
    notice: async (order) => ({
      body: JSON.stringify(resultOf((await cardcom.find(referenceOf(order)))!, clock.now)),
      headers: { 'content-type': 'application/json' },
    }),
    signed: () => ({}),
    refunds: async (order) => {
      const rows = await app.db
        .selectFrom('simulated_transactions')
        .select('amount')
        .where('page_id', '=', referenceOf(order))
        .where('refund_of', 'is not', null)
        .execute();
      return rows.map(({ amount }) => amount);
    },
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}
