import type { FastifyReply } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/if-match.ts';

export function entryResponse<Entry extends { version: number }>(
  reply: FastifyReply,
  entry: Entry | null,
): { data: Entry } {
  if (!entry) throw new ApiError('not_found');
  reply.header('etag', versionTag(entry.version));
  return { data: entry };
}
