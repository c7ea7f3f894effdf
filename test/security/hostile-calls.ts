/** A call with one field made wrong at a time. */
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { TestAnswer } from '../app.ts';

/** Values by the path of a field: `lines.0.quantity`. */
export type BadInput = Record<string, readonly unknown[]>;

export interface HostileCall {
  name: string;
  send: (body: unknown) => Promise<TestAnswer>;
  /** A body without a fault. */
  body: Record<string, unknown>;
  bad: BadInput;
  emptyIsFine?: boolean;
}

export function* bodiesOf({ body, bad, emptyIsFine = false }: HostileCall): Generator<{
  what: unknown;
  body: unknown;
}> {
  const nothing = emptyIsFine ? [] : [undefined, null];
  for (const whole of [...nothing, [], [body], 'text', 7, true]) yield { what: ['body', whole], body: whole };
  for (const [path, values] of Object.entries(bad))
    for (const value of values)
      yield { what: [path, String(value).slice(0, 40)], body: withValue(body, path, value) };
}

export function withValue(body: Record<string, unknown>, path: string, value: unknown): object {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop()!;
  let part: Record<string, unknown> = copy;
  // Every part of a path that is given is in the body.
  for (const name of names) part = part[name] as Record<string, unknown>;
  part[last] = value;
  return copy;
}

/** How many rows each table has, and the versions of what may change in place. */
export async function contentOf(db: Database): Promise<object> {
  const content: Record<string, unknown> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    content[name] = Number(rows[0]!.count);
  }
  const orders = await db.selectFrom('orders').select(['id', 'version', 'state']).orderBy('id').execute();
  const lines = await db.selectFrom('order_lines').select(['id', 'state']).orderBy('id').execute();
  const stock = await db.selectFrom('product_stock').selectAll().orderBy('product_id').execute();
  const carts = await db.selectFrom('carts').select(['id', 'version']).orderBy('id').execute();
  return { ...content, orders, lines, stock, carts };
}
