import type { Lang } from '#domain/language.ts';
import { type Meeting, meetingsOf } from '#server/db/entries/workshop-rows.ts';
import type { Database } from '#server/db/schema.ts';

export interface WorkshopSnapshot {
  meetings: Meeting[];
  location: string;
}

/** When and where, in one language. */
export async function workshopSnapshots(
  db: Database,
  ids: readonly string[],
  lang: Lang,
): Promise<Map<string, WorkshopSnapshot>> {
  if (ids.length === 0) return new Map();
  const meetings = await meetingsOf(db, ids);
  const rows = await db
    .selectFrom('workshops')
    .select(['id', 'location', 'translations'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, location, translations }) => {
      const english: unknown = lang === 'en' ? JSON.parse(translations).en?.location : undefined;
      const shown = typeof english === 'string' && english !== '' ? english : location;
      return [id, { meetings: meetings.get(id) ?? [], location: shown }];
    }),
  );
}
