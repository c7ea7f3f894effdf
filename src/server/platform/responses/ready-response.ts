import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, compress } from './compression.ts';

export interface ReadyResponse {
  body: Buffer;
  type: string;
  etag: string;
  encoding?: Exclude<Encoding, 'identity'>;
}

export function jsonResponse(value: unknown): ReadyResponse {
  return textResponse(JSON.stringify(value), 'application/json; charset=utf-8');
}

export function textResponse(text: string, type: string): ReadyResponse {
  const body = Buffer.from(text);
  return { body, type, etag: etagOf(body) };
}

/** Has its own ETag: a strong one identifies bytes (RFC 9110, 8.8.3). */
export async function compressedResponse(
  response: ReadyResponse,
  encoding: Encoding,
): Promise<ReadyResponse> {
  if (encoding === 'identity') return response;
  const { body, type, etag } = response;
  return { body: await compress(body, encoding), type, etag: `${etag.slice(0, -1)}-${encoding}"`, encoding };
}

export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, etag, encoding }: ReadyResponse,
): void {
  reply.header('etag', etag).header('cache-control', 'public, no-cache');
  if (isNotModified(request, etag)) return void reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('content-type', type).send(body);
}

/** `If-None-Match`: `*` or a list of tags, compared weakly (RFC 9110, 13.1.2). */
export function isNotModified({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  const tags: string[] = known.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}
