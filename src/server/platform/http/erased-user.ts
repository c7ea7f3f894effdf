import { isForeignKeyError } from '#server/db/foreign-key-errors.ts';
import { ApiError } from './api-error.ts';

/** 404 for a row of a user erased meanwhile; elsewhere a broken foreign key is our fault. */
export async function notFoundIfErased<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw isForeignKeyError(error) ? new ApiError('not_found') : error;
  }
}
