/** A finished public answer and how a browser that has it already is spared it (api.md, Form). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, compress } from './compression.ts';

export interface ReadyResponse {
  body: Buffer;
  /** Its Content-Type. */
  type: string;
  /** A strong entity tag, with its quotation marks. */
  etag: string;
  /** How the body is packed; not at all where left out. */
  encoding?: Exclude<Encoding, 'identity'>;
}

export function jsonResponse(value: unknown): ReadyResponse {
  return textResponse(JSON.stringify(value), 'application/json; charset=utf-8');
}

/** Of any other type; `type` is the whole Content-Type. */
export function textResponse(text: string, type: string): ReadyResponse {
  const body = Buffer.from(text);
  return { body, type, etag: etagOf(body) };
}

/** The same answer packed, with a tag of its own: a strong tag names bytes (RFC 9110, 8.8.3). */
export async function compressedResponse(answer: ReadyResponse, encoding: Encoding): Promise<ReadyResponse> {
  if (encoding === 'identity') return answer;
  const { body, type, etag } = answer;
  return { body: await compress(body, encoding), type, etag: `${etag.slice(0, -1)}-${encoding}"`, encoding };
}

/** A strong ETag of these bytes, in its quotes. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Sends it, or 304. Caches may keep it but must ask each time. */
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

/** Whether the caller has it already: `If-None-Match` is `*` or a list of tags, compared weakly (RFC 9110, 13.1.2). */
export function isNotModified({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  const tags: string[] = known.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}
