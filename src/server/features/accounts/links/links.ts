/** Links that come by mail and are of one use (docs/rules.md#codes-and-links); a newer one ends the one before it. */
import type { LinkPurpose } from '#server/db/account-tables.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { hashOfToken, isSecretToken, newSecretToken } from '../secret-token.ts';
import {
  type LinkRow,
  deleteEndedLinks,
  deleteLinksOf,
  findLink,
  insertLink,
  takeLink,
} from './links.repository.ts';

/** Returns the token. */
export async function issueLink(
  transaction: DatabaseTransaction,
  link: { purpose: LinkPurpose; userId: string; email: string; life: number },
  now: Date,
): Promise<string> {
  await deleteEndedLinks(transaction, now.toISOString());
  await deleteLinksOf(transaction, link.userId, link.purpose);
  const token = newSecretToken();
  const endsAt = new Date(now.getTime() + link.life).toISOString();
  await insertLink(transaction, { ...link, tokenHash: hashOfToken(token), endsAt });
  return token;
}

/** Throws an ApiError (410 `link_ended`) for one that is unknown, used, replaced or too old. */
export async function readLink(
  db: Database,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date },
): Promise<LinkRow> {
  const link =
    isSecretToken(token) &&
    (await findLink(db, { purpose, tokenHash: hashOfToken(token), now: now.toISOString() }));
  if (!link) throw new ApiError('link_ended');
  return link;
}

/** Throws an ApiError (410 `link_ended`) when it was used or replaced since it was read. */
export async function useLink(transaction: DatabaseTransaction, link: LinkRow): Promise<void> {
  if (!(await takeLink(transaction, link))) throw new ApiError('link_ended');
}
