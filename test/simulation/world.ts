/** Everything that a run consists of. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Activity } from './activity.ts';
import { SimulatedClock } from './clock.ts';
import { Crashed } from './crash.ts';
import { FileLock } from './file-lock.ts';
import { CALM, type Weather } from './network.ts';
import { Post } from './post.ts';
import { Provider } from './provider.ts';
import { Random } from './random.ts';
import { Reader, type Rows } from './rows.ts';
import { drawIdsFrom } from './seeded-crypto.ts';
import { type Answer, Shop } from './shop.ts';
import { type Account, START, type Template } from './template.ts';

export interface Customer extends Account {
  /** Where they were led to pay, the latest last. */
  pages: string[];
  /** A press that wasn't answered: the page sends it again with its key. */
  unanswered: { body: object; key: string } | null;
}

let runs = 0;

export class World {
  readonly activity = new Activity();
  readonly clock = new SimulatedClock(START, this.activity);
  readonly lock = new FileLock(() => this.random);
  readonly post = new Post(this);
  readonly goods: Template;
  readonly customers: Customer[];
  readonly folder: string;
  readonly file: string;
  /** What was done, for whoever reads of a failure. */
  readonly trace: string[] = [];
  readonly failures: string[] = [];
  provider!: Provider;
  shops: Shop[] = [];
  weather: Weather = CALM;
  random: Random;
  /** Committed rows, as another process reads them. */
  reader!: Reader;
  keys = 0;

  private constructor(template: Template, seed: number) {
    this.random = new Random(seed);
    this.goods = template;
    this.customers = template.customers.map((account) => ({ ...account, pages: [], unanswered: null }));
    this.folder = join(tmpdir(), `simulation-${process.pid}-${++runs}`);
    this.file = join(this.folder, 'shop.db');
  }

  static async open(template: Template, { seed, shops }: { seed: number; shops: number }): Promise<World> {
    const world = new World(template, seed);
    mkdirSync(world.folder);
    writeFileSync(world.file, template.file);
    world.drawFrom(seed);
    world.provider = await Provider.open(world, template.memory);
    for (let shop = 0; shop < shops; shop++) await world.openShop();
    world.reader = new Reader(new BetterSqlite3(world.file, { readonly: true }), world);
    return world;
  }

  drawFrom(seed: number): void {
    this.random = new Random(seed);
    drawIdsFrom(this.random);
  }

  async openShop(): Promise<void> {
    this.shops.push(await Shop.open(this));
    await this.activity.settle();
  }

  /** Of those that are open; null: none is. */
  anyShop(): Shop | null {
    const open = this.shops.filter(({ isDead }) => !isDead);
    return open.length === 0 ? null : this.random.pick(open);
  }

  read(): Rows {
    return this.reader.read(this.clock.now());
  }

  newKey(): string {
    return `a-key-of-a-simulation-${++this.keys}`;
  }

  tell(what: string): void {
    this.trace.push(what);
  }

  /** Goes on beside what comes next; a crash may end it. */
  start(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof Crashed)) this.failures.push(String((error as Error).stack ?? error));
    });
  }

  /** A provider that can't be reached is told of as 502, and that is the only fault that anybody sees. */
  expectFine(url: string, { status, body }: Answer): void {
    if (status >= 500 && !(status === 502 && body?.code === 'provider_unavailable'))
      this.failures.push(`${url} was answered ${status} ${JSON.stringify(body)}`);
  }

  async close(): Promise<void> {
    for (const shop of this.shops) shop.kill();
    this.reader.close();
    await this.provider.close();
    rmSync(this.folder, { recursive: true });
  }
}
