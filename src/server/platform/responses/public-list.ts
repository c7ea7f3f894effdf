import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { List } from '#contract/common.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { Order, Placed, PageStart } from '#server/db/keyset.ts';
import { ApiError } from '../http/api-error.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { ResponseCache } from './response-cache.ts';

interface ListSource<Entry> {
  order: Order;
  read: (start: PageStart, limit: number) => Promise<Placed<Entry>[]>;
  count: () => Promise<number>;
}

const PAGE_PARAMETERS = ['limit', 'page', 'cursor'];

const CACHED_ENTRIES = 500;

interface PageQuery {
  limit?: number | undefined;
  page?: number | undefined;
  cursor?: string | undefined;
}

interface PublicList<Entry> extends ListSource<Entry> {
  path: string;
  query: PageQuery;
  /** One of endlessly many lists, none of which is kept. */
  isEndless?: boolean;
  /** Of a list that changes by the clock: names the time for which it stays as it is. */
  during?: string;
  schema: z.ZodType<List<Entry>, List<Entry>>;
}

export function sendPublicList<Entry>(
  responseCache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query, isEndless = false, during, schema, ...source }: PublicList<Entry>,
): void | Promise<void> {
  const scope = listScope(path, query);
  const kept = during === undefined ? scope : `${scope}@${during}`;
  const counted = () => responseCache.count(kept, source.count);
  return responseCache.send(request, reply, {
    key: isEndless ? null : cacheKey(kept, query),
    ...(during === undefined && { url: request.url }),
    compressed: true,
    schema,
    make: () => readList(scope, isEndless ? source : { ...source, count: counted }, query),
  });
}

function listScope(path: string, query: PageQuery): string {
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !PAGE_PARAMETERS.includes(name),
  );
  return `${path}?${given
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')}`;
}

function cacheKey(scope: string, { limit, page, cursor }: PageQuery): string | null {
  if (cursor !== undefined) return null;
  if (limit === undefined && page === undefined) return `${scope}#`;
  const { size, start } = numbered({ limit, page });
  return start + size <= CACHED_ENTRIES ? `${scope}#${size}+${start}` : null;
}

function numbered({ limit = BOUNDS.pageSize, page = 1 }: PageQuery): { size: number; start: number } {
  return { size: limit, start: (page - 1) * limit };
}

/** Throws an ApiError for another list's cursor, and for a cursor and a page together. */
async function readList<Entry>(
  scope: string,
  source: ListSource<Entry>,
  query: PageQuery,
): Promise<List<Entry>> {
  const { limit, page, cursor } = query;
  if (cursor !== undefined) {
    if (page !== undefined) throw new ApiError('invalid', { page: { problem: 'invalid' } });
    return readPage(scope, source, readCursor(scope, source.order, cursor), limit ?? BOUNDS.pageSize);
  }
  if (limit !== undefined || page !== undefined) {
    const { size, start } = numbered(query);
    return readPage(scope, source, start, size);
  }
  // Counted first, so that a long list isn't read in vain.
  if ((await source.count()) > BOUNDS.wholeList) return readPage(scope, source, null, BOUNDS.pageSize);
  const whole = await source.read(null, BOUNDS.wholeList + 1);
  if (whole.length > BOUNDS.wholeList) return readPage(scope, source, null, BOUNDS.pageSize);
  return { data: whole.map(({ entry }) => entry) };
}

async function readPage<Entry>(
  scope: string,
  source: ListSource<Entry>,
  start: PageStart,
  limit: number,
): Promise<List<Entry>> {
  const [total, found] = await Promise.all([source.count(), source.read(start, limit + 1)]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? writeCursor(scope, last.position) : null;
  return { data: page.map(({ entry }) => entry), pagination: { total, limit, next } };
}
