/** Cardcom, in a process and with a database of its own: it goes on while the shop has crashed. */
import BetterSqlite3 from 'better-sqlite3';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database, Tables } from '#server/db/schema.ts';
import { cardcomProvider } from '#server/payments/cardcom/cardcom-provider.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { SimulatedCardcom } from '#server/payments/simulator/simulated-cardcom.ts';
import type { CreateFault, FaultsInput } from '#server/payments/simulator/simulator-faults.ts';
import { simulatorPlugin } from '#server/payments/simulator/simulator.plugin.ts';
import { deliverNotice, networkFor } from './network.ts';
import { SHOP_URL, type Shop } from './shop.ts';
import type { World } from './world.ts';

const CREDIT = '/api/v11/Documents/CreateDocument';
const URL_OF = 'https://cardcom.example';
const KEYS = { terminal: 1000, apiName: 'simulation', apiPassword: 'simulation' };

export interface ProviderTransaction {
  id: number;
  page: string;
  attempt: string;
  amount: number;
  refundOf: number | null;
}

const DONE = `select transactions.id, page_id as page, json_extract(created, '$.ReturnValue') as attempt, amount,
    refund_of as refundOf
  from simulated_transactions transactions join simulated_pages pages on pages.id = page_id
  where code = 0 order by transactions.id`;

export class Provider {
  readonly #world: World;
  readonly #memory: BetterSqlite3.Database;
  readonly #db: Database;
  readonly #done: BetterSqlite3.Statement;
  readonly #cardcom: SimulatedCardcom;
  readonly #app: FastifyInstance = Fastify();

  private constructor(world: World, bytes: Buffer) {
    this.#world = world;
    this.#memory = new BetterSqlite3(bytes);
    this.#done = this.#memory.prepare(DONE);
    this.#db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: this.#memory }) });
    this.#cardcom = new SimulatedCardcom({ db: this.#db, now: world.clock.now });
  }

  static async open(world: World, bytes: Buffer): Promise<Provider> {
    const provider = new Provider(world, bytes);
    const transport = deliverNotice(world);
    const options = { cardcom: provider.#cardcom, keys: KEYS, url: URL_OF, transport };
    await provider.#app.register(simulatorPlugin, options);
    await provider.#app.ready();
    return provider;
  }

  /** Refunds whose documents the shop has asked for, each as often as it did. */
  readonly credited: number[] = [];

  adapterFor(shop: Shop): PaymentProvider {
    const transport = networkFor(this.#world, shop, (call) => this.#receive(call));
    return cardcomProvider({ url: URL_OF, keys: KEYS, transport });
  }

  /** A payer's press; the address that leads back to the shop, or null: it leads nowhere. */
  async choose(pageUrl: string, choice: string): Promise<string | null> {
    const { pathname } = new URL(pageUrl);
    const { headers } = await this.#app.inject({ method: 'POST', url: `${pathname}/${choice}` });
    this.#world.activity.note();
    const back = new URL(headers.location ?? URL_OF, URL_OF);
    return back.origin === SHOP_URL ? back.pathname : null;
  }

  async fail(page: string, faults: FaultsInput): Promise<void> {
    await this.#cardcom.fail(page, faults);
  }

  /** Of the next page that is asked for. */
  failNext(fault: CreateFault): void {
    this.#cardcom.next = fault;
  }

  pages(): string[] {
    const rows = this.#memory.prepare('select id from simulated_pages order by created_at, id').all();
    return (rows as { id: string }[]).map(({ id }) => id); // of that query
  }

  /** Charges and refunds that were carried out. */
  transactions(): ProviderTransaction[] {
    return this.#done.all() as ProviderTransaction[]; // of that query
  }

  #receive(call: InjectOptions): Promise<LightMyRequestResponse> {
    if (call.url === CREDIT) this.credited.push(JSON.parse(call.payload as string).DealNumbers[0].DealNumber); // the adapter's own text
    return this.#app.inject(call);
  }

  async close(): Promise<void> {
    await this.#app.close();
    await this.#db.destroy();
  }
}
