import type { AdminWorkshop } from '#contract/workshops.ts';
import type { Lang } from '#domain/language.ts';
import { type Meeting, meetingsOf } from '#server/db/entries/workshop-rows.ts';
import type { Database } from '#server/db/schema.ts';

export interface WorkshopSnapshot {
  meetings: Meeting[];
  location: string;
  /** What is asked at checkout; null for nothing. */
  question: string | null;
}

/** When, where and what is asked, in one language. */
export async function workshopSnapshots(
  db: Database,
  ids: readonly string[],
  lang: Lang,
): Promise<Map<string, WorkshopSnapshot>> {
  if (ids.length === 0) return new Map();
  const meetings = await meetingsOf(db, ids);
  const rows = await db
    .selectFrom('workshops')
    .select(['id', 'location', 'question', 'translations'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, location, question, translations }) => {
      const english = (lang === 'en' && (JSON.parse(translations) as AdminWorkshop['translations']).en) || {};
      const shown = {
        location: english.location || location,
        question: (question && english.question) || question,
      };
      return [id, { meetings: meetings.get(id) ?? [], ...shown }];
    }),
  );
}
