/** A public list, whole or a page at a time (api.md, Form). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { List } from '../../contract/common.ts';
import { LIMITS } from '../../domain/limits.ts';
import type { Order, Placed, Position } from '../db/keyset.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { PublicAnswers } from './public-answers.ts';

interface ListSource<Entry> {
  order: Order;
  read: (after: Position | null, limit: number) => Promise<Placed<Entry>[]>;
  count: () => Promise<number>;
}

const PAGE_PARAMETERS = ['limit', 'cursor'];

interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface PublicList<Entry> extends ListSource<Entry> {
  /** The list's own path. */
  path: string;
  /** The validated query: filters, sort and page. */
  query: PageQuery;
  schema: z.ZodType<List<Entry>, List<Entry>>;
}

/** Answers with the list asked for. Pages from a cursor on are not kept: there are endless ones. */
export function sendPublicList<Entry>(
  answers: PublicAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, query, schema, ...source }: PublicList<Entry>,
): void | Promise<void> {
  const scope = listScope(path, query);
  return answers.send(request, reply, {
    key: query.cursor === undefined ? `${scope}#${query.limit ?? ''}` : null,
    address: request.url,
    packed: true,
    schema,
    make: () => readList(scope, { ...source, count: () => answers.count(scope, source.count) }, query),
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

/**
 * With a limit or a cursor a page; without, the whole list, or the first page of one that is
 * longer than LIMITS.wholeList. Throws an ApiError on a cursor that is not of this list.
 */
async function readList<Entry>(
  scope: string,
  source: ListSource<Entry>,
  { limit, cursor }: PageQuery,
): Promise<List<Entry>> {
  if (limit !== undefined || cursor !== undefined) {
    const after = cursor === undefined ? null : readCursor(scope, source.order, cursor);
    return readPage(scope, source, after, limit ?? LIMITS.pageSize);
  }
  // A long list is not read to find that out.
  if ((await source.count()) > LIMITS.wholeList) return readPage(scope, source, null, LIMITS.pageSize);
  const whole = await source.read(null, LIMITS.wholeList + 1);
  if (whole.length > LIMITS.wholeList) return readPage(scope, source, null, LIMITS.pageSize);
  return { data: whole.map(({ entry }) => entry) };
}

async function readPage<Entry>(
  scope: string,
  source: ListSource<Entry>,
  after: Position | null,
  limit: number,
): Promise<List<Entry>> {
  const [total, found] = await Promise.all([source.count(), source.read(after, limit + 1)]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? writeCursor(scope, last.position) : null;
  return { data: page.map(({ entry }) => entry), pagination: { total, limit, next } };
}
