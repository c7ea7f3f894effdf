import { sql } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  Migrator,
} from 'kysely/migration';
import * as shop from './migrations/0001_shop.ts';
import * as accounts from './migrations/0002_accounts.ts';
import * as entryChanges from './migrations/0003_entry_changes.ts';
import * as search from './migrations/0004_search.ts';
import * as mailLanguage from './migrations/0005_mail_language.ts';
import * as largeShop from './migrations/0006_large_shop.ts';
import * as carts from './migrations/0007_carts.ts';
import * as jobs from './migrations/0008_jobs.ts';
import * as stock from './migrations/0009_stock.ts';
import * as countersAndKeys from './migrations/0010_counters_and_keys.ts';
import * as drafts from './migrations/0011_drafts.ts';
import * as messageStates from './migrations/0012_message_states.ts';
import * as settings from './migrations/0013_settings.ts';
import * as dailyCounts from './migrations/0014_daily_counts.ts';
import * as imports from './migrations/0015_imports.ts';
import * as peakStock from './migrations/0016_peak_stock.ts';
import * as orders from './migrations/0017_orders.ts';
import * as cancellationDefects from './migrations/0018_cancellation_defects.ts';
import * as stagePictures from './migrations/0019_stage_pictures.ts';
import * as orderCounts from './migrations/0020_order_counts.ts';
import * as orderTasks from './migrations/0021_order_tasks.ts';
import * as providerPayments from './migrations/0022_provider_payments.ts';
import * as paymentChecks from './migrations/0023_payment_checks.ts';
import * as productOptions from './migrations/0024_product_options.ts';
import * as personalTextTitles from './migrations/0025_personal_text_titles.ts';
import * as accountMails from './migrations/0026_account_mails.ts';
import * as newsletter from './migrations/0027_newsletter.ts';
import * as confirmedEmails from './migrations/0028_confirmed_emails.ts';
import * as readingPlaces from './migrations/0029_reading_places.ts';
import * as workshopPeople from './migrations/0030_workshop_people.ts';
import * as pieceKinds from './migrations/0031_piece_kinds.ts';
import * as pageTexts from './migrations/0032_page_texts.ts';
import * as samplePage from './migrations/0033_sample_page.ts';
import * as cancelledQuantities from './migrations/0034_cancelled_quantities.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** In order; a released one never changes, so it imports nothing of the app. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001_shop': shop,
  '0002_accounts': accounts,
  '0003_entry_changes': entryChanges,
  '0004_search': search,
  '0005_mail_language': mailLanguage,
  '0006_large_shop': largeShop,
  '0007_carts': carts,
  '0008_jobs': jobs,
  '0009_stock': stock,
  '0010_counters_and_keys': countersAndKeys,
  '0011_drafts': drafts,
  '0012_message_states': messageStates,
  '0013_settings': settings,
  '0014_daily_counts': dailyCounts,
  '0015_imports': imports,
  '0016_peak_stock': peakStock,
  '0017_orders': orders,
  '0018_cancellation_defects': cancellationDefects,
  '0019_stage_pictures': stagePictures,
  '0020_order_counts': orderCounts,
  '0021_order_tasks': orderTasks,
  '0022_provider_payments': providerPayments,
  '0023_payment_checks': paymentChecks,
  '0024_product_options': productOptions,
  '0025_personal_text_titles': personalTextTitles,
  '0026_account_mails': accountMails,
  '0027_newsletter': newsletter,
  '0028_confirmed_emails': confirmedEmails,
  '0029_reading_places': readingPlaces,
  '0030_workshop_people': workshopPeople,
  '0031_piece_kinds': pieceKinds,
  '0032_page_texts': pageTexts,
  '0033_sample_page': samplePage,
  '0034_cancelled_quantities': cancelledQuantities,
};

/** All pending ones or none, under a lock. Throws if one fails or the database is newer. */
export async function migrate(db: Database | DatabaseTransaction, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

export interface DatabaseVersion {
  applied: string[];
  isEmpty: boolean;
}

export async function databaseVersion(db: Database): Promise<DatabaseVersion> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  // A restore moves old tables to another schema; a view may belong to an extension.
  const own = tables.filter(({ schema, isView }) => !isView && (!schema || schema === 'public'));
  const names = own.map(({ name }) => name);
  const isEmpty = names.every(
    (name) => name === DEFAULT_MIGRATION_TABLE || name === DEFAULT_MIGRATION_LOCK_TABLE,
  );
  if (!names.includes(DEFAULT_MIGRATION_TABLE)) return { applied: [], isEmpty };
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return { applied: rows.map(({ name }) => name).toSorted(), isEmpty };
}

export function unknownMigrations(applied: readonly string[]): string[] {
  return applied.filter((name) => !(name in MIGRATIONS));
}
