/** A finished public answer and how a browser that has it already is spared it (api.md, Form). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Answer {
  body: Buffer;
  /** Its Content-Type. */
  type: string;
  /** A strong entity tag, with its quotation marks. */
  etag: string;
}

export function makeAnswer(value: unknown): Answer {
  return textAnswer(JSON.stringify(value), 'application/json; charset=utf-8');
}

/** Of any other type; `type` is the whole Content-Type. */
export function textAnswer(text: string, type: string): Answer {
  const body = Buffer.from(text);
  return { body, type, etag: etagOf(body) };
}

/** A strong ETag of these bytes, in its quotes. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Sends it, or 304. Caches may keep it but must ask each time. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, { body, type, etag }: Answer): void {
  reply.header('etag', etag).header('cache-control', 'public, no-cache');
  const known = request.headers['if-none-match'];
  if (known !== undefined && matches(known, etag)) reply.code(304).send();
  else reply.header('content-type', type).send(body);
}

/** `If-None-Match`: `*` or a list of tags, compared weakly (RFC 9110, 13.1.2). */
function matches(known: string, etag: string): boolean {
  if (known === etag || known.trim() === '*') return true;
  const tags: string[] = known.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}
