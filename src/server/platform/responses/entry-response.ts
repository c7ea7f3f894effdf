import type { FastifyReply } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/if-match.ts';

/** An entry for the admin, with its version as ETag. Throws an ApiError (404) for null. */
export function entryResponse<Entry extends { version: number }>(
  reply: FastifyReply,
  entry: Entry | null,
): { data: Entry } {
  if (!entry) throw new ApiError('not_found');
  reply.header('etag', versionTag(entry.version));
  return { data: entry };
}
