import { isForeignKeyError } from '#server/db/foreign-key-errors.ts';
import { ApiError } from './api-error.ts';

/**
 * For a call that writes a row of a user who may be erased meanwhile: that is a 404. Everywhere else a broken foreign
 * key is a fault of ours.
 */
export async function notFoundIfErased<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw isForeignKeyError(error) ? new ApiError('not_found') : error;
  }
}
