/** Ids and ISO 8601 UTC times are text, booleans 0 or 1, money agorot, lists JSON. Text sorts by bytes. */
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Agorot, Percent } from '#domain/money.ts';
import type { ChangeAction } from '#contract/admin.ts';
import type {
  CatalogueKind,
  Category,
  EntryKind,
  PieceKind,
  TutorialLevel,
  WorkshopLevel,
} from '#domain/catalogue.ts';
import type { DraftKind } from '#domain/drafts.ts';
import type { AccountTables } from './account-tables.ts';
import type { ImportProductsTable, ImportsTable } from './import-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { SeatTables } from './seat-tables.ts';
import type { ProductStockTable, ProductVariantsTable, WorkshopSeatsTable } from './stock-tables.ts';
import type { CountersTable, IdempotencyKeysTable, JobsTable } from './work-tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface Tables extends AccountTables, OrderTables, PaymentTables, SeatTables {
  attempt_counts: AttemptCountsTable;
  products: ProductsTable;
  product_stock: ProductStockTable;
  product_variants: ProductVariantsTable;
  workshops: WorkshopsTable;
  workshop_dates: WorkshopDatesTable;
  workshop_seats: WorkshopSeatsTable;
  tutorials: TutorialsTable;
  tutorial_pages: TutorialPagesTable;
  tutorial_owners: TutorialOwnersTable;
  tutorial_ratings: TutorialRatingsTable;
  tutorial_openings: TutorialOpeningsTable;
  reading_places: ReadingPlacesTable;
  banner_texts: BannerTextsTable;
  entry_changes: EntryChangesTable;
  search_entries: SearchEntriesTable;
  search_terms: SearchTermsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  contact_messages: ContactMessagesTable;
  jobs: JobsTable;
  counters: CountersTable;
  idempotency_keys: IdempotencyKeysTable;
  imports: ImportsTable;
  import_products: ImportProductsTable;
  drafts: DraftsTable;
  daily_counts: DailyCountsTable;
  files: FilesTable;
  settings: SettingsTable;
  settings_changes: SettingsChangesTable;
  shop_state: ShopStateTable;
}

export type Flag = 0 | 1;

interface AttemptCountsTable {
  key: string; // a hash of the rule and the client
  count: number;
  ends_at: string;
}

export interface VersionedColumns {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  demo_version: number | null; // null outside the demo catalogue
  translations: string;
}

export interface EntryColumns extends VersionedColumns {
  active: Flag;
  priority: number;
  category: Category;
  title: string;
  description: string;
  price: Agorot;
  image_alts: string; // JSON by picture address and language
}

export interface ProductsTable extends EntryColumns {
  kind: Generated<PieceKind | null>;
  discount: Percent;
  net_price: Agorot;
  image: string;
  secondary_images: string;
  is_promoted: Flag;
  is_customizable: Flag;
  options: Generated<string>; // JSON: `Option[]`
  personal_text: Generated<string | null>; // JSON: `PersonalText`
  lead_days: Generated<number>; // business days
}

export interface WorkshopsTable extends EntryColumns {
  location: string;
  level: WorkshopLevel;
  participant_limit: number;
  early_bird_date: string | null;
  early_bird_percentage: Percent;
  image: string | null;
  should_hide_price: Flag;
  question: Generated<string | null>; // asked at checkout
  series: Generated<string | null>; // what copies with other dates share
}

interface WorkshopDatesTable {
  workshop_id: string;
  position: number;
  date: string;
  duration: number; // minutes
}

export interface TutorialsTable extends EntryColumns {
  level: TutorialLevel;
  image: string | null;
  duration_minutes: number | null;
  should_show_first_page: Flag;
  rating_sum: number;
  rating_count: number;
  rating: number; // average in hundredths of a star; 0 without ratings
  popularity: number;
}

export interface TutorialPagesTable {
  tutorial_id: string;
  position: number;
  image: string;
  text: Generated<string>;
  translations: Generated<string>; // JSON
}

interface TutorialOwnersTable {
  user_id: string;
  tutorial_id: string;
  since: string;
  order_line_id: string | null; // null: granted by the admin
  opened_at: string | null; // when its owner first saw the pages
}

interface TutorialRatingsTable {
  tutorial_id: string;
  user_id: string;
  stars: number;
  updated_at: string;
}

interface TutorialOpeningsTable {
  tutorial_id: string;
  user_id: string;
  first_at: string;
}

interface ReadingPlacesTable {
  user_id: string;
  tutorial_id: string;
  page: number; // from 1
  finished: Flag; // its last page was reached once
  updated_at: string;
}

export interface BannerTextsTable extends VersionedColumns {
  text: string;
  end_date: string | null;
}

interface EntryChangesTable {
  id: string;
  kind: EntryKind;
  entry_id: string;
  version: number;
  action: ChangeAction;
  at: string;
  by_user: string | null; // null: the shop itself
  fields: string; // JSON: `FieldChange[]`
}

interface SearchEntriesTable {
  number: number;
  kind: CatalogueKind;
  entry_id: string;
  created_at: string;
  last_meeting: string | null; // registration ends after it
}

interface SearchTermsTable {
  number: number;
  term: string;
  weight: number;
  priority: number; // the entry's, so that a long list keeps the right entries
}

interface CartsTable {
  id: string;
  user_id: string;
  version: number;
  created_at: string;
  updated_at: string;
}

interface CartLinesTable {
  cart_id: string;
  position: number;
  product_type: 'Tutorial' | 'Workshop' | 'Item';
  item: string;
  quantity: number;
  choices: string; // JSON: ids
  personal_text: string | null;
  personal_text_title: Generated<string | null>; // JSON: `ChoiceTitle`
  title: string; // survives the item's deletion
  image: string | null;
  translations: string;
  choice_titles: string; // JSON: `ChoiceTitle[]`
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  read_at: string | null;
  answered_at: string | null;
  archived_at: string | null;
  search_text: string; // see domain/message-search.ts
  mail_job_id: string | null;
}

interface DraftsTable {
  user_id: string;
  kind: DraftKind;
  id: string; // the entry's, or made by the client for a new one
  version: number;
  entry_version: number | null; // null: a new entry
  name: string;
  uploading: Flag;
  content: string; // JSON: `values`, `base` and `device`
  saved_at: string; // by the device's clock
  updated_at: string;
}

interface DailyCountsTable {
  kind: string; // `CountedKind`
  day: string; // YYYY-MM-DD in Jerusalem
  name: string; // an entry's id, a query, or empty for visits
  count: number;
}

interface FilesTable {
  name: string;
  width: number;
  height: number;
  color: string; // six hex digits
  bytes: number;
  created_at: string;
}

interface SettingsTable {
  path: string; // such as `shop.phone`
  value: string; // JSON
}

interface SettingsChangesTable {
  version: number;
  at: string;
  by_user: string | null;
  fields: string; // JSON: `FieldChange[]`
}

interface ShopStateTable {
  key: string;
  value: string;
}
