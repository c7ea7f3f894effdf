/** A public list, whole or a page at a time (api.md, Form). */
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

/** Pages are kept as far as this many entries from a list's start: what lies beyond is rarely asked for twice. */
const KEPT_ENTRIES = 500;

interface PageQuery {
  limit?: number | undefined;
  /** From 1. */
  page?: number | undefined;
  cursor?: string | undefined;
}

interface PublicList<Entry> extends ListSource<Entry> {
  /** The list's own path. */
  path: string;
  /** The validated query: filters, sort and page. */
  query: PageQuery;
  schema: z.ZodType<List<Entry>, List<Entry>>;
}

/** Answers with the list asked for. Of its pages only the first ones are kept: of the others there are endless ones. */
export function sendPublicList<Entry>(
  responseCache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query, schema, ...source }: PublicList<Entry>,
): void | Promise<void> {
  const scope = listScope(path, query);
  return responseCache.send(request, reply, {
    key: keptAs(scope, query),
    url: request.url,
    compressed: true,
    schema,
    make: () => readList(scope, { ...source, count: () => responseCache.count(scope, source.count) }, query),
  });
}

/** A list's name: its path with sort and filters in one order, and no page. */
function listScope(path: string, query: PageQuery): string {
  const given = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !PAGE_PARAMETERS.includes(name),
  );
  return `${path}?${given
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')}`;
}

/** The answer's name among those that are kept; null where it isn't. */
function keptAs(scope: string, { limit, page, cursor }: PageQuery): string | null {
  if (cursor !== undefined) return null;
  if (limit === undefined && page === undefined) return `${scope}#`;
  const { size, start } = numbered({ limit, page });
  return start + size <= KEPT_ENTRIES ? `${scope}#${size}+${start}` : null;
}

/** A page by its number: its size, and how many entries stand before it. */
function numbered({ limit = BOUNDS.pageSize, page = 1 }: PageQuery): { size: number; start: number } {
  return { size: limit, start: (page - 1) * limit };
}

/**
 * With a limit, a number or a cursor a page; without, the whole list, or the first page of one that is longer than
 * BOUNDS.wholeList. A page beyond the end is empty. Throws an ApiError on a cursor that is not of this list, and on
 * a cursor and a number at once.
 */
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
  // A long list is not read to find that out.
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
