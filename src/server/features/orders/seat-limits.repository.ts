import type { Database } from '#server/db/schema.ts';

export async function seatLimits(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('workshops')
    .select(['id', 'participant_limit'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, participant_limit }) => [id, participant_limit]));
}
