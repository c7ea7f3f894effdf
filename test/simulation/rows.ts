/** What the shop has committed, and what the provider has done. */
import type BetterSqlite3 from 'better-sqlite3';
import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/schema.ts';
import type { Provider, ProviderTransaction } from './provider.ts';
import { SIZES } from './template.ts';
import type { World } from './world.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

export interface Rows extends ShopRows {
  now: string;
  /** Charges of the provider, and its refunds. */
  taken: ProviderTransaction[];
  given: ProviderTransaction[];
}

interface ShopRows {
  orders: Row<'orders'>[];
  lines: Row<'order_lines'>[];
  holds: Row<'order_holds'>[];
  attempts: Row<'payment_attempts'>[];
  charges: Row<'charges'>[];
  refunds: Row<'refunds'>[];
  refundLines: Row<'refund_lines'>[];
  pages: Row<'provider_pages'>[];
  documents: Row<'order_documents'>[];
  events: Row<'order_events'>[];
  /** What mails say is left out. */
  jobs: Pick<
    Row<'jobs'>,
    'id' | 'kind' | 'payload' | 'unique_key' | 'done_at' | 'failed_at' | 'last_error'
  >[];
  /** All that are left, and those of each size. */
  pieces: number;
  piecesOf: Record<string, number>;
  registrations: number;
  waiting: Row<'waiting_places'>[];
  hands: Row<'workshop_attendees'>[];
  /** Pieces of each size that the admin has added. */
  madeOf: Record<string, number>;
}

export function madeOf(size: string): string {
  return `simulated pieces ${size}`;
}

const TABLES = {
  orders: 'select * from orders order by number',
  lines: 'select * from order_lines order by rowid',
  holds: 'select * from order_holds order by rowid',
  attempts: 'select * from payment_attempts order by rowid',
  charges: 'select * from charges order by rowid',
  refunds: 'select * from refunds order by rowid',
  refundLines: 'select * from refund_lines order by rowid',
  pages: 'select * from provider_pages order by rowid',
  documents: 'select * from order_documents order by rowid',
  events: 'select * from order_events order by rowid',
  waiting: 'select * from waiting_places order by since, id',
  hands: 'select * from workshop_attendees order by rowid',
  jobs: `select id, kind, case kind when 'mail' then '' else payload end as payload, unique_key, done_at,
    failed_at, last_error from jobs order by rowid`,
} as const;
const PIECES = 'select inventory from product_stock where product_id = ?';
const PIECES_OF = 'select choices, inventory from product_variants where product_id = ?';
const SEATS = 'select registrations from workshop_seats where workshop_id = ?';
const COUNTER = 'select value from counters where name = ?';

/** Reads as another process would; again only what has changed. */
export class Reader {
  readonly #database: BetterSqlite3.Database;
  readonly #provider: Provider;
  readonly #goods: World['goods'];
  readonly #statements = new Map<string, BetterSqlite3.Statement>();
  #version: unknown = null;
  #rows: ShopRows | null = null;

  constructor(database: BetterSqlite3.Database, { provider, goods }: World) {
    this.#database = database;
    this.#provider = provider;
    this.#goods = goods;
  }

  read(now: Date): Rows {
    const version = this.#database.pragma('data_version', { simple: true });
    if (version !== this.#version || this.#rows === null) this.#rows = this.#readAll();
    this.#version = version;
    const transactions = this.#provider.transactions();
    return {
      ...this.#rows,
      now: now.toISOString(),
      taken: transactions.filter(({ refundOf }) => refundOf === null),
      given: transactions.filter(({ refundOf }) => refundOf !== null),
    };
  }

  #readAll(): ShopRows {
    const tables = Object.entries(TABLES).map(([name, sql]) => [name, this.#prepared(sql).all()]);
    const one = (sql: string, id: string) => this.#prepared(sql).pluck().get(id) as number | undefined; // a count
    return {
      ...(Object.fromEntries(tables) as Pick<ShopRows, keyof typeof TABLES>), // as the migrations made them
      pieces: one(PIECES, this.#goods.ring)!,
      registrations: one(SEATS, this.#goods.course)!,
      piecesOf: Object.fromEntries(
        this.#prepared(PIECES_OF).raw().all(this.#goods.ring) as [string, number][],
      ),
      madeOf: Object.fromEntries(SIZES.map((size) => [size, one(COUNTER, madeOf(size)) ?? 0])),
    };
  }

  #prepared(sql: string): BetterSqlite3.Statement {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#database.close();
  }
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
