/** What the public may find of each kind, for the sitemap. */
import type { SharedKind } from '../../../contract/share.ts';
import type { Database } from '../../db/schema.ts';

export interface FoundEntry {
  kind: SharedKind;
  id: string;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** The active entries of all kinds, in an order that stays while they do. */
export async function listFound(db: Database): Promise<FoundEntry[]> {
  const kinds = ['products', 'workshops', 'tutorials'] as const;
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const rows = await db
        .selectFrom(kind)
        .select(['id', 'updated_at'])
        .where('deleted_at', 'is', null)
        .where('active', '=', 1)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ kind, id: row.id, updatedAt: row.updated_at }));
    }),
  );
  return lists.flat();
}
