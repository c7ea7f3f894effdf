import type { Tutorial } from '../../../contract/tutorials.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../platform/api-error.ts';
import { findContent, findPublicTutorial } from './tutorials.repository.ts';

/**
 * A tutorial as everyone may see it: a free one with its pages, one with a price locked
 * (product: Paid tutorials). Throws an ApiError when there is none.
 */
export async function readPublicTutorial(db: Database, id: string): Promise<Tutorial> {
  const card = await findPublicTutorial(db, id);
  if (!card) throw new ApiError('not_found');
  if (card.price > 0) return { ...card, locked: true };
  return { ...card, ...(await findContent(db, id)), locked: false };
}
