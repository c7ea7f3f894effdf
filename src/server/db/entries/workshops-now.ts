import type { ImageAlts } from '#contract/common.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import type { Database } from '../schema.ts';
import { storedRows } from './catalogue-rows.ts';
import { type Meeting, meetingsOf } from './workshop-rows.ts';

/** What people are told of a workshop that they have to do with. */
export interface WorkshopNow {
  active: boolean;
  title: string;
  location: string;
  translations: { en: { title?: string | undefined; location?: string | undefined } };
  image: string | null;
  imageAlts: ImageAlts;
  /** In order. */
  meetings: Meeting[];
}

/** By id; without deleted ones. */
export async function workshopsNow(db: Database, ids: readonly string[]): Promise<Map<string, WorkshopNow>> {
  if (ids.length === 0) return new Map();
  const meetings = await meetingsOf(db, ids);
  const rows = await storedRows(db, 'workshops')
    .select(['id', 'active', 'title', 'location', 'translations', 'image', 'image_alts'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, active, title, location, translations, image, image_alts }) => {
      const { title: english, location: place } =
        (JSON.parse(translations) as AdminWorkshop['translations']).en ?? {};
      return [
        id,
        {
          active: active === 1,
          title,
          location,
          translations: { en: { title: english, location: place } },
          image,
          imageAlts: JSON.parse(image_alts) as ImageAlts,
          meetings: meetings.get(id) ?? [],
        },
      ];
    }),
  );
}
