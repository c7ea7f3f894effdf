import { isDeepStrictEqual } from 'node:util';
import type { User } from '#contract/auth.ts';
import type { Cart } from '#contract/carts.ts';
import { type PlacedLine, type WantedLine, judgeLine, lineKey, mergeLines } from '#domain/cart.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { matchesVersion } from '#server/platform/http/if-match.ts';
import { type CartEntries, type CartSeen, readCartEntries } from '#server/db/entries/cart-entries.ts';
import { lineOffers } from '#server/db/entries/line-offers.ts';
import { refusalError } from './cart-refusal.ts';
import { type KeptLine, type LostLine, keptLine, lostLine, toCartAnswer, viewLines } from './cart-view.ts';
import {
  type StoredCart,
  type StoredLine,
  findCart,
  insertCart,
  lockCart,
  replaceLines,
} from './carts.repository.ts';

/** The unpaid order whose lines are still in the cart: what it holds is there for the cart. */
export type OpenOrderOf = (db: Database, cartId: string, userId: string) => Promise<string | null>;

interface Seeing extends Omit<CartSeen, 'exceptOrder'> {
  openOrderOf: OpenOrderOf;
}

/** At current prices; null before the first add. */
export async function readCart(db: Database, userId: string, seeing: Seeing): Promise<Cart | null> {
  const cart = await findCart(db, userId);
  if (!cart) return null;
  const entries = await entriesOf(db, cart, cart.lines, seeing);
  const { kept, lost } = viewLines(cart.lines, entries);
  return toCartAnswer(cart, kept, lost);
}

async function entriesOf(
  db: Database,
  { id, userId }: StoredCart,
  lines: readonly Pick<StoredLine, 'productType' | 'item'>[],
  { openOrderOf, ...seen }: Seeing,
): Promise<CartEntries> {
  const exceptOrder = (await openOrderOf(db, id, userId)) ?? undefined;
  return readCartEntries(db, lines, userId, { ...seen, exceptOrder });
}

export async function ensureCart(
  db: Database,
  userId: string,
  seeing: Seeing,
): Promise<{ cart: Cart; made: boolean }> {
  const current = await readCart(db, userId, seeing);
  if (current) return { cart: current, made: false };
  const made = await insertCart(db, userId, seeing.now);
  const cart = await readCart(db, userId, seeing);
  if (!cart) throw new Error('The cart vanished between two statements');
  return { cart, made };
}

export interface CartChange extends Omit<CartSeen, 'exceptOrder'> {
  cartId: string;
  user: User;
  ifMatch: string | undefined;
  wanted: readonly WantedLine[];
}

/** Called in the same transaction with the tutorials that were added to a cart. */
export type RecordInterest = (
  transaction: DatabaseTransaction,
  tutorialIds: string[],
  userId: string,
  now: Date,
) => Promise<void>;

/** What other features do for a cart. */
export interface CartHooks {
  recordInterest: RecordInterest;
  openOrderOf: OpenOrderOf;
}

/** Throws the first refusal as an ApiError. Locks before comparing versions, so that no change is lost. */
export async function changeCart(
  transaction: DatabaseTransaction,
  { recordInterest, openOrderOf }: CartHooks,
  { cartId, user, ifMatch, wanted, ...seen }: CartChange,
): Promise<Cart> {
  const userId = user._id;
  const isKnown = await holdUser(transaction, userId);
  const cart = isKnown && (await lockCart(transaction, cartId, userId));
  if (!cart) throw new ApiError('not_found');
  if (!matchesVersion(ifMatch, cart.version)) throw new ApiError('old_version');

  const { lines, refusal } = mergeLines(wanted);
  if (refusal) throw refusalError(refusal);
  const entries = await entriesOf(transaction, cart, lines, { openOrderOf, ...seen });
  const { kept, lost } = judge(cart, lines, entries);

  const stored = kept.map(({ line }) => line);
  if (isDeepStrictEqual(cart.lines, stored)) return toCartAnswer(cart, kept, lost);
  const changed = await replaceLines(transaction, cart, stored, seen.now);
  const added = newTutorials(cart.lines, stored);
  // An admin's interest says nothing about popularity.
  if (added.length > 0 && user.role === 'user') await recordInterest(transaction, added, userId, seen.now);
  return toCartAnswer(changed, kept, lost);
}

function judge(
  cart: StoredCart,
  lines: PlacedLine[],
  entries: CartEntries,
): { kept: KeptLine[]; lost: LostLine[] } {
  const had = new Map(cart.lines.map((line) => [lineKey(line), line]));
  const kept: KeptLine[] = [];
  const lost: LostLine[] = [];
  const offers = lineOffers(lines, entries);
  for (const [at, line] of lines.entries()) {
    const before = had.get(lineKey(line));
    const offered = offers[at]!;
    if (offered.kind === 'fault' && !before)
      throw refusalError({ code: 'choice', index: line.index, fault: offered.fault });
    const offer = offered.kind === 'offered' ? offered.offer : null;
    const judgement = judgeLine(line, before?.quantity ?? 0, offer);
    if (judgement.kind === 'refused') throw refusalError(judgement.refusal);
    if (judgement.kind === 'kept' && offered.kind === 'offered') kept.push(keptLine(line, offered));
    if (judgement.kind === 'removed' && before) lost.push(lostLine(before, judgement.reason, entries));
  }
  return { kept, lost };
}

function newTutorials(before: StoredLine[], after: StoredLine[]): string[] {
  const had = new Set(before.map(lineKey));
  return after
    .filter((line) => line.productType === 'Tutorial' && !had.has(lineKey(line)))
    .map(({ item }) => item);
}
