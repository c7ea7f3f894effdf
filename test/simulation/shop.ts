/** One process of the shop, from its start to its crash; the file outlives it. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { createFileStore } from '#server/pictures/file-store.ts';
import type { Owner } from './clock.ts';
import { CrashPoints, Crashed, type Point } from './crash.ts';
import { type Process, type SimulatedDatabase, simulatedDatabase } from './database.ts';
import type { World } from './world.ts';

export const SHOP_URL = 'https://shop.example';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- actors look into it freely
  body: any;
}

const CONFIG: Config = readConfig({
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  DEMO: 'off',
  PAYMENT_PROVIDER: 'none',
  PUBLIC_URL: SHOP_URL,
  SMTP_URL: 'smtp://mail.example',
  SHOP_EMAIL: 'shop@example.com',
});

/** Waiting for a slot goes by the machine's own time, which a run must not depend on. */
const SLOTS = { concurrency: 100, maxQueued: 100, maxWait: Infinity };
const UNHURRIED = { pages: SLOTS, api: SLOTS, orders: SLOTS, pictures: SLOTS };

export class Shop implements Process, Owner {
  readonly crash = new CrashPoints();
  readonly #world: World;
  readonly #database: SimulatedDatabase;
  readonly #died = Promise.withResolvers<never>();
  #app: FastifyInstance | null = null;
  #isDead = false;

  constructor(world: World) {
    this.#world = world;
    this.#database = simulatedDatabase(world.file, this, world.lock);
    this.#died.promise.catch(() => {});
  }

  static async open(world: World): Promise<Shop> {
    const shop = new Shop(world);
    await shop.#open();
    return shop;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get db(): Database {
    return this.#database.db;
  }

  async point(kind: Point = 'statement'): Promise<void> {
    if (!this.#isDead) await this.#world.activity.turns(this.#world.random.below(2));
    if (!this.#isDead && this.crash.isReached(kind)) this.kill();
    if (this.#isDead) throw new Crashed('The shop has crashed');
  }

  /** Nothing that it still does has an effect. */
  kill(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#world.tell('the shop crashes');
    void this.#database.cut();
    this.#app?.jobs.stop();
    this.#died.reject(new Crashed('The connection has ended'));
    this.#world.clock.end(this);
    // Only to free its memory.
    void this.#app?.close().catch(() => {});
  }

  /** As a client of it. Throws Crashed if no answer came. */
  async call({ method, url, body, headers = {} }: Call): Promise<Answer> {
    const { activity, random } = this.#world;
    await activity.turns(random.below(3));
    if (this.#isDead || !this.#app) throw new Crashed('No shop listens');
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answering = this.#app.inject({ method, url, headers: { ...type, ...headers }, ...payload });
    const answer = await Promise.race([answering, this.#died.promise]);
    activity.note();
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const read = { status: answer.statusCode, headers: answer.headers };
    return { ...read, body: isJson && answer.payload !== '' ? answer.json() : null };
  }

  async #open(): Promise<void> {
    const { clock, provider, post, folder } = this.#world;
    this.#app = await buildApp({
      config: CONFIG,
      db: this.db,
      catalogue: new CatalogueVersion(this.db, () => clock.ms),
      files: createFileStore({ dir: folder }),
      now: clock.now,
      timers: clock.timersOf(this),
      queues: UNHURRIED,
      provider: provider.adapterFor(this),
      sender: post.senderFor(this),
    });
    this.#app.jobs.start();
  }
}
