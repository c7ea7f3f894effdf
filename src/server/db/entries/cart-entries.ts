/** What can be ordered, as the catalogue has it now; at most one query per kind, however long the cart is. */
import type { Selectable } from 'kysely';
import type { LineDetails } from '#contract/carts.ts';
import type { Settings } from '#contract/settings.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { itemKey } from '#domain/cart.ts';
import {
  type Offer,
  type OfferedProduct,
  type ProductType,
  tutorialOffer,
  workshopOffer,
} from '#domain/offer.ts';
import { type WorkshopRule, seatsUntil } from '#domain/orders/cancellation.ts';
import type { ChoiceTitle } from '#domain/options.ts';
import { meetingsOver } from '#domain/workshop.ts';
import { isId } from '../ids.ts';
import type { Database, WorkshopsTable } from '../schema.ts';
import { publicRows } from './catalogue-rows.ts';
import { type HoldsSeen, heldPieces } from './holds.ts';
import { lineDetails } from './line-details.ts';
import { storedOptions, storedPersonalText } from './option-columns.ts';
import { inventory } from './stock.ts';
import { readVariants } from './variants.ts';
import { type Meeting, seatColumns, workshopFacts } from './workshop-rows.ts';

/** What a product is offered for depends on the choices (line-offers.ts). */
export type CartEntry = CartProduct | CartOther;

interface CartProduct {
  product: OfferedProduct;
  /** Made once it is ordered. */
  madeToOrder: boolean;
  /** Business days. */
  leadDays: number;
  details: LineDetails;
}

export interface CartOther {
  product: null;
  offer: Offer;
  details: LineDetails;
  /** Of a workshop, in date order. */
  meetings?: Meeting[];
  /** Of the meetings, those that have begun. */
  over?: number;
  /** A seat ordered now couldn't be canceled any more. */
  tooLate?: boolean;
  /** Asked of who registers for a workshop. */
  question?: ChoiceTitle | null;
  /** Some of its seats are kept for the customer, by an order or an offer. */
  hasKept?: boolean;
}

/** The admin's rules of seats. */
interface SeatRules {
  /** Whether one may register for a workshop after its first meeting. */
  joinBegun: boolean;
  cancellation: WorkshopRule;
}

export interface CartSeen extends HoldsSeen, SeatRules {}

export function seatRules({ workshops: { joinBegun }, cancellation }: Settings): SeatRules {
  return { joinBegun, cancellation };
}

/** By `itemKey`, without unknown, inactive and deleted entries. */
export type CartEntries = ReadonlyMap<string, CartEntry>;

interface Named {
  productType: ProductType;
  item: string;
}

export async function readCartEntries(
  db: Database,
  lines: readonly Named[],
  userId: string,
  seen: CartSeen,
): Promise<CartEntries> {
  const idsOf = (type: ProductType) =>
    lines.filter(({ productType, item }) => productType === type && isId(item)).map(({ item }) => item);
  return new Map([
    ...(await readProducts(db, idsOf('Item'), seen)),
    ...(await readWorkshops(db, idsOf('Workshop'), { ...seen, forUser: userId })),
    ...(await readTutorials(db, idsOf('Tutorial'), userId)),
  ]);
}

type Entries = [key: string, entry: CartEntry][];

async function readProducts(db: Database, ids: string[], seen: HoldsSeen): Promise<Entries> {
  if (ids.length === 0) return [];
  const rows = await publicRows(db, 'products')
    .select(['id', 'title', 'image', 'translations', 'price', 'discount'])
    .select(['is_customizable', 'options', 'personal_text', 'lead_days'])
    .select([inventory, heldPieces(seen)])
    .where('id', 'in', ids)
    .execute();
  const variants = await readVariants(db, rows, seen);
  return rows.map((row) => [
    itemKey({ productType: 'Item', item: row.id }),
    {
      product: {
        price: row.price,
        discount: row.discount,
        inventory: row.inventory,
        held: row.held,
        options: storedOptions(row.options),
        variants: variants.get(row.id) ?? [],
        personalText: storedPersonalText(row.personal_text),
      },
      madeToOrder: row.is_customizable === 1,
      leadDays: row.lead_days,
      details: lineDetails(row.title, row.image, row.translations),
    },
  ]);
}

async function readWorkshops(db: Database, ids: string[], seen: CartSeen): Promise<Entries> {
  if (ids.length === 0) return [];
  const rows = await publicRows(db, 'workshops')
    .leftJoin('workshop_dates', 'workshop_dates.workshop_id', 'workshops.id')
    .selectAll('workshops')
    .select(['workshop_dates.date', 'workshop_dates.duration'])
    .select(seatColumns(seen))
    .where('workshops.id', 'in', ids)
    .orderBy('workshop_dates.position')
    .execute();
  // A row for each meeting.
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((ofOne) => {
    const row = ofOne[0]!;
    const meetings = ofOne.flatMap(({ date, duration }) =>
      date === null || duration === null ? [] : [{ date, duration }],
    );
    const offer = workshopOffer(workshopFacts(row, meetings), seen.now, seen.joinBegun);
    const [key, entry] = entryOf('Workshop', row, offer);
    const over = meetingsOver(meetings, seen.now);
    const tooLate = isTooLate(meetings, seen);
    return [key, { ...entry, meetings, over, tooLate, question: questionOf(row), hasKept: row.own_held > 0 }];
  });
}

function isTooLate(meetings: readonly Meeting[], { cancellation, now }: CartSeen): boolean {
  return meetings.length > 0 && now.getTime() > Date.parse(seatsUntil(meetings, cancellation));
}

function questionOf({
  question,
  translations,
}: Pick<Selectable<WorkshopsTable>, 'question' | 'translations'>) {
  if (question === null) return null;
  const english = (JSON.parse(translations) as AdminWorkshop['translations']).en?.question;
  return { title: question, ...(english && { translations: { en: { title: english } } }) };
}

async function readTutorials(db: Database, ids: string[], userId: string): Promise<Entries> {
  if (ids.length === 0) return [];
  const rows = await publicRows(db, 'tutorials')
    .leftJoin('tutorial_owners', (join) =>
      join
        .onRef('tutorial_owners.tutorial_id', '=', 'tutorials.id')
        .on('tutorial_owners.user_id', '=', userId),
    )
    .select(['id', 'title', 'image', 'translations', 'price', 'tutorial_owners.since'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) =>
    entryOf('Tutorial', row, tutorialOffer({ price: row.price, owned: row.since !== null })),
  );
}

interface EntryColumns {
  id: string;
  title: string;
  image: string | null;
  translations: string;
}

function entryOf(productType: ProductType, row: EntryColumns, offer: Offer): [string, CartOther] {
  const details = lineDetails(row.title, row.image, row.translations);
  return [itemKey({ productType, item: row.id }), { product: null, offer, details }];
}
