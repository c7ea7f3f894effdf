import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import { publicRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';

export interface FoundEntry {
  kind: CatalogueKind;
  id: string;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

export async function countFound(db: Database): Promise<number> {
  let total = 0;
  for (const kind of CATALOGUE_KINDS) total += await countOfKind(db, kind);
  return total;
}

export async function listFound(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundEntry[]> {
  const found: FoundEntry[] = [];
  let skipped = offset;
  for (const kind of CATALOGUE_KINDS) {
    if (found.length === limit) break;
    const rows = await publicRows(db, kind)
      .select(['id', 'updated_at'])
      .orderBy('created_at')
      .orderBy('id')
      .offset(skipped)
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map((row) => ({ kind, id: row.id, updatedAt: row.updated_at })));
    if (rows.length === 0) skipped -= await countOfKind(db, kind);
    else skipped = 0;
  }
  return found;
}

async function countOfKind(db: Database, kind: CatalogueKind): Promise<number> {
  const { count } = await publicRows(db, kind)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
