import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { cardcomProvider } from './cardcom/cardcom-provider.ts';
import { payplusProvider } from './payplus/payplus-provider.ts';
import { appTransport } from './app-transport.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { SimulatedCardcom } from './simulator/simulated-cardcom.ts';
import { simulatorPlugin } from './simulator/simulator.plugin.ts';

/** They open nothing: the simulator is reached by whoever runs the shop alone. */
const SIMULATOR_KEYS = { terminal: 1000, apiName: 'simulator', apiPassword: 'simulator' };
const SIMULATOR = '/simulator';

interface Opening {
  app: FastifyInstance;
  db: Database;
  config: Pick<Config, 'payments' | 'publicUrl' | 'holdMinutes'>;
  now: () => Date;
}

/** Null: nothing is paid online. The simulator becomes part of the app. */
export async function openProvider({ app, db, config, now }: Opening): Promise<PaymentProvider | null> {
  const { payments, publicUrl, holdMinutes } = config;
  const { provider } = payments;
  if (provider.kind === 'none') return null;
  if (provider.kind === 'cardcom') return cardcomProvider(provider);
  if (provider.kind === 'payplus') return payplusProvider(provider);
  const url = publicUrl + SIMULATOR;
  const transport = appTransport(app);
  const cardcom = new SimulatedCardcom({ db, now });
  await app.register(simulatorPlugin, {
    prefix: SIMULATOR,
    cardcom,
    keys: SIMULATOR_KEYS,
    url,
    transport,
    holdMinutes,
  });
  return cardcomProvider({ id: 'simulator', url, keys: SIMULATOR_KEYS, transport });
}
