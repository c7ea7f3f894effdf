/** Texts of the banner in the database. */
import type { ActiveBannerText } from '../../../contract/banner-texts.ts';
import type { BannerTextsTable, Database } from '../../db/schema.ts';

export interface NewBannerText extends ActiveBannerText {
  createdDate: string;
}

/** All that are not deleted, the oldest first: the order in which they rotate. */
export async function listBannerTexts(db: Database): Promise<ActiveBannerText[]> {
  const rows = await db
    .selectFrom('banner_texts')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toBannerText);
}

/** `demo` marks a text of the demo catalogue. Throws when the id is taken. */
export async function insertBannerText(
  db: Database,
  banner: NewBannerText,
  { demo = false } = {},
): Promise<void> {
  await db
    .insertInto('banner_texts')
    .values({
      id: banner._id,
      version: 1,
      created_at: banner.createdDate,
      updated_at: banner.createdDate,
      demo_version: demo ? 1 : null,
      text: banner.text,
      end_date: banner.endDate ?? null,
      translations: JSON.stringify(banner.translations ?? {}),
    })
    .execute();
}

function toBannerText(row: BannerTextsTable): ActiveBannerText {
  return {
    _id: row.id,
    text: row.text,
    ...(row.end_date === null ? {} : { endDate: row.end_date }),
    translations: JSON.parse(row.translations),
  };
}
