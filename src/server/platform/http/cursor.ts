import { createHash } from 'node:crypto';
import type { Order, Position, SortColumn } from '#server/db/keyset.ts';
import { ApiError } from './api-error.ts';

const MAX_INTEGER = 2 ** 31 - 1;
const TEXT = /^[\w:.-]{1,64}$/;

export function writeCursor(scope: string, position: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(scope), ...position])).toString('base64url');
}

/** Throws an ApiError for a malformed cursor or another list's. */
export function readCursor(scope: string, order: Order, cursor: string): Position {
  const [mark, ...position] = parse(cursor);
  const fits =
    mark === fingerprint(scope) &&
    position.length === order.length &&
    writeCursor(scope, position as Position) === cursor;
  if (!fits || !order.every((column, index) => isValue(column, position[index]))) {
    throw new ApiError('invalid', { cursor: { problem: 'cursor' } });
  }
  return position as Position;
}

function parse(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

function isValue({ type }: SortColumn, value: unknown): boolean {
  if (type === 'text') return typeof value === 'string' && TEXT.test(value);
  return Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER;
}

function fingerprint(scope: string): string {
  return createHash('sha256').update(scope).digest('base64url').slice(0, 8);
}
