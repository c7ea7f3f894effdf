/** The file that every run begins with: a shop with goods, customers, and the admin, made once. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { shekels } from '#contract/money.ts';
import { api } from '#contract/routes.ts';
import { type TestApp, createTestApp } from '../app.ts';
import { openShop } from '../checkout.ts';
import { Random } from './random.ts';
import { drawIdsFrom } from './seeded-crypto.ts';

export const START = new Date('2026-06-01T09:00:00.000Z');
/** The ring has pieces of each size. */
export const GOODS = { pieces: 2, seats: 4, price: 100 };
export const SIZES = ['52', '54'] as const;
const CUSTOMERS = 3;

const SIZED = {
  options: [
    { _id: 'size', title: 'מידה', choices: SIZES.map((_id) => ({ _id, title: _id, extra: shekels(0) })) },
  ],
  variants: SIZES.map((size) => ({ choices: [size], inventory: GOODS.pieces, active: true })),
};

export interface Account {
  id: string;
  token: string;
  cart: string;
  contact: { firstName: string; lastName: string; email: string; phone: string };
}

export interface Template {
  /** What a shop's file is at first. */
  file: Buffer;
  /** The same for a database in memory. */
  memory: Buffer;
  ring: string;
  course: string;
  admin: string;
  customers: Account[];
}

export async function makeTemplate(): Promise<Template> {
  drawIdsFrom(new Random(0));
  const app = await createTestApp('sqlite', { now: () => START, env: { RATE_LIMIT: 'off', DEMO: 'off' } });
  try {
    // No first purchase, so that what is paid and given back is often the same.
    await openShop(app, { offers: { firstOrder: 0 } });
    const { price } = GOODS;
    const ring = (await app.has.product({ ...SIZED, inventory: GOODS.pieces * SIZES.length, price }))._id;
    const meetings = [{ date: '2027-07-07T14:00:00.000Z', duration: 120 }];
    const seats = { participantLimit: GOODS.seats, participants: 0, workshopDates: meetings };
    const course = (await app.has.workshop({ ...seats, price }))._id;
    const { token: admin } = await app.as('superAdmin');
    const customers: Account[] = [];
    for (let index = 0; index < CUSTOMERS; index++) customers.push(await anAccount(app));
    return { ...(await copiesOf(app)), ring, course, admin, customers };
  } finally {
    await app.close();
  }
}

async function anAccount(app: TestApp): Promise<Account> {
  const { user, token, post } = await app.as(await app.has.user());
  const cart = await post(api.carts(), { items: [], userId: user._id });
  const { firstName, lastName, email } = user;
  const contact = { firstName, lastName, email, phone: '050-1234567' };
  return { id: user._id, token, cart: cart.body.data._id, contact };
}

async function copiesOf({ db }: TestApp): Promise<Pick<Template, 'file' | 'memory'>> {
  const path = join(tmpdir(), `simulation-${process.pid}.db`);
  rmSync(path, { force: true });
  await sql`vacuum into ${sql.lit(path)}`.execute(db);
  const memory = readFileSync(path);
  // As the shop would set it, so that no start has to.
  const copy = new BetterSqlite3(path);
  copy.pragma('journal_mode = WAL');
  copy.close();
  const file = readFileSync(path);
  rmSync(path);
  return { file, memory };
}
