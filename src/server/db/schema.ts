/**
 * The tables as the query builder sees them; migrations/ makes them and says how values are stored
 * (ids text, times ISO 8601 UTC text, booleans 0 or 1, money agorot, JSON as text).
 */
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Agorot } from '#domain/money.ts';
import type { ChangeAction } from '#contract/admin.ts';
import type { CatalogueKind, Category, EntryKind, TutorialLevel, WorkshopLevel } from '#domain/catalogue.ts';
import type { CountersTable, IdempotencyKeysTable, JobsTable } from './work-tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface Tables {
  users: UsersTable;
  login_tokens: LoginTokensTable;
  login_addresses: LoginAddressesTable;
  attempt_counts: AttemptCountsTable;
  products: ProductsTable;
  product_stock: ProductStockTable;
  workshops: WorkshopsTable;
  workshop_dates: WorkshopDatesTable;
  workshop_seats: WorkshopSeatsTable;
  tutorials: TutorialsTable;
  tutorial_pages: TutorialPagesTable;
  tutorial_owners: TutorialOwnersTable;
  tutorial_ratings: TutorialRatingsTable;
  tutorial_openings: TutorialOpeningsTable;
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
  files: FilesTable;
  shop_state: ShopStateTable;
}

export type Flag = 0 | 1;

export interface UsersTable {
  id: string;
  /** As it was typed. */
  email: string;
  /** What is compared: lower case. */
  email_key: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  role: 'user' | 'superAdmin';
  password_hash: string;
  joined_at: string;
  last_login_at: string | null;
  /** Everything of the user that a search looks into, in lower case. */
  search_text: string;
}

interface LoginTokensTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
}

interface LoginAddressesTable {
  user_id: string;
  /** A hash: it can be recognised, not read. */
  address: string;
  last_login_at: string;
}

interface AttemptCountsTable {
  /** A hash of the rule and of who tries. */
  key: string;
  count: number;
  /** From then on the row says nothing. */
  ends_at: string;
}

export interface VersionedColumns {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** The version that the demo catalogue gave it; null for the admin's own. */
  demo_version: number | null;
  /** JSON. */
  translations: string;
}

export interface EntryColumns extends VersionedColumns {
  active: Flag;
  priority: number;
  category: Category;
  title: string;
  description: string;
  price: Agorot;
  /** JSON: by address, the words in each language. */
  image_alts: string;
}

export interface ProductsTable extends EntryColumns {
  /** Percent. */
  discount: number;
  /** To pay, after the discount; computed at every write, for the price sorts. */
  net_price: Agorot;
  image: string;
  /** JSON: addresses. */
  secondary_images: string;
  is_promoted: Flag;
  is_customizable: Flag;
}

export interface WorkshopsTable extends EntryColumns {
  location: string;
  level: WorkshopLevel;
  participant_limit: number;
  early_bird_date: string | null;
  /** Percent. */
  early_bird_percentage: number;
  image: string | null;
  should_hide_price: Flag;
}

interface ProductStockTable {
  product_id: string;
  inventory: number;
  /** The product's. */
  created_at: string;
}

interface WorkshopSeatsTable {
  workshop_id: string;
  /** Set aside by the admin. */
  own_seats: number;
  registrations: Generated<number>;
}

interface WorkshopDatesTable {
  workshop_id: string;
  position: number;
  date: string;
  /** Minutes. */
  duration: number;
}

export interface TutorialsTable extends EntryColumns {
  level: TutorialLevel;
  image: string | null;
  duration_minutes: number | null;
  rating_sum: number;
  rating_count: number;
  /** The average in hundredths of a star, rounded; 0 before the first rating. */
  rating: number;
  popularity: number;
}

interface TutorialPagesTable {
  tutorial_id: string;
  position: number;
  image: string;
}

interface TutorialOwnersTable {
  user_id: string;
  tutorial_id: string;
  since: string;
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

export interface BannerTextsTable extends VersionedColumns {
  text: string;
  end_date: string | null;
}

interface EntryChangesTable {
  id: string;
  kind: EntryKind;
  entry_id: string;
  /** The entry's version after it. */
  version: number;
  action: ChangeAction;
  at: string;
  /** Null where the shop did it by itself; the account may be gone. */
  by_user: string | null;
  /** JSON: `FieldChange[]`. */
  fields: string;
}

interface SearchEntriesTable {
  /** The entry's short name in the index; later ones are higher. */
  number: number;
  kind: CatalogueKind;
  entry_id: string;
  created_at: string;
  /** Of a workshop: after it nobody can join. */
  last_meeting: string | null;
}

interface SearchTermsTable {
  number: number;
  /** See domain/search. */
  term: string;
  weight: number;
  /** The entry's own, so that the first of a long list are the right ones. */
  priority: number;
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
  /** Kept, so that an item that was deleted can still be named. */
  title: string;
  image: string | null;
  /** JSON. */
  translations: string;
}

interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  read_at: string | null;
  mail_job_id: string | null;
}

interface FilesTable {
  /** The last part of the public address. */
  name: string;
  /** px */
  width: number;
  height: number;
  /** The average colour, six hex digits. */
  color: string;
  bytes: number;
  created_at: string;
}

interface ShopStateTable {
  key: string;
  value: string;
}
