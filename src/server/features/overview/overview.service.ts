import type { Overview } from '#contract/admin.ts';
import type { Database } from '#server/db/schema.ts';
import { countUntouched } from '#server/demo/untouched.repository.ts';
import { readComingWorkshops } from './coming-workshops.repository.ts';
import { countEntries, readLowStock, readNewCustomers, readUnreadMessages } from './overview.repository.ts';
import { readUntranslated } from './untranslated.repository.ts';

export async function readOverview(db: Database, now: Date): Promise<Overview> {
  const counts = await countEntries(db);
  return {
    now: now.toISOString(),
    lowStock: await readLowStock(db),
    workshops: await readComingWorkshops(db, now),
    untranslated: await readUntranslated(db, now),
    customers: await readNewCustomers(db, now),
    messages: await readUnreadMessages(db),
    counts: {
      products: counts.products,
      workshops: counts.workshops,
      tutorials: counts.tutorials,
      bannerTexts: counts['banner-texts'],
    },
    untouchedDemo: await countUntouched(db),
  };
}
