/**
 * A page's style sheets as one file: each that blocks the first paint costs a phone a round trip or a connection. Its
 * address names them, so that every process can answer it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodingFor, type Encoding } from '../platform/responses/compression.ts';
import {
  type ReadyResponse,
  compressedResponse,
  textResponse,
} from '../platform/responses/ready-response.ts';

const PREFIX = '/assets/styles/';
const BETWEEN = '+';
/** More than any page has. */
const MOST_SHEETS = 24;
/** Some 40 kB each, in one encoding. */
const KEPT_SHEETS = 200;

/** Of sheets below `assets/`, in their order. */
export function pageStylesAddress(sheets: readonly string[]): string {
  return PREFIX + sheets.map((sheet) => sheet.replace(/^assets\/|\.css$/g, '')).join(BETWEEN);
}

/** `sheets`: all that there are, below `assets/`. */
export function servePageStyles(app: FastifyInstance, clientDir: string, sheets: Iterable<string>): void {
  const known = new Set(sheets);
  const kept = new LRUCache<string, Promise<ReadyResponse>>({ max: KEPT_SHEETS });
  const sheetFor = (names: readonly string[], encoding: Encoding) => {
    const key = `${encoding} ${names.join(BETWEEN)}`;
    const made = kept.get(key) ?? compressedResponse(together(clientDir, names), encoding);
    kept.set(key, made);
    return made;
  };

  app.get<{ Params: { '*': string } }>(`${PREFIX}*`, { schema: { hide: true } }, async (request, reply) => {
    const names = request.params['*'].split(BETWEEN).map((name) => `assets/${name}.css`);
    const isOurs = names.length <= MOST_SHEETS && new Set(names).size === names.length;
    if (!isOurs || !names.every((name) => known.has(name))) return reply.callNotFound();
    const { body, type, encoding } = await sheetFor(names, encodingFor(request.headers['accept-encoding']));
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
      .header('vary', 'accept-encoding')
      .send(body);
  });
}

function together(clientDir: string, names: readonly string[]): ReadyResponse {
  const text = names.map((name) => readFileSync(join(clientDir, name), 'utf8')).join('\n');
  return textResponse(text, 'text/css; charset=utf-8');
}
