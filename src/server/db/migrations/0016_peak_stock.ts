import { type Kysely, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    sql`alter table product_stock add column peak integer not null default 0`,
    // A stock that was ever changed may have been higher.
    sql`update product_stock set peak = case
      when inventory < 2 and exists (
        select 1 from entry_changes
        where kind = 'products' and entry_id = product_id and fields like '%"field":"inventory"%'
      ) then 2
      else inventory
    end`,
  ]) {
    await statement.execute(db);
  }
}
