import type { FastifyReply } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/if-match.ts';

/** An entry for the superAdmin, with its version as entity tag (api.md, Form). Throws an ApiError where there is none. */
export function entryResponse<Entry extends { version: number }>(
  reply: FastifyReply,
  entry: Entry | null,
): { data: Entry } {
  if (!entry) throw new ApiError('not_found');
  reply.header('etag', versionTag(entry.version));
  return { data: entry };
}
