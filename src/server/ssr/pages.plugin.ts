/** Every page: the static files of its build, and any other address rendered to HTML. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANG } from '../../domain/language.ts';
import { judgeAddress } from './address.ts';
import { crashPage } from './crash-page.ts';
import type { Transport } from '../../web/api/client.ts';
import type { Renderer } from './renderer.ts';

export interface PagesOptions {
  renderer: Renderer;
  /** The browser's build (dist/client); without it the files come from elsewhere (development). */
  clientDir?: string;
}

export async function pagesPlugin(app: FastifyInstance, { renderer, clientDir }: PagesOptions): Promise<void> {
  if (clientDir) {
    await app.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      wildcard: false,
      decorateReply: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    });
  }
  await app.register(async (scope) => {
    await scope.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
    scope.get('/*', async (request, reply) => sendPage(app, renderer, request, reply));
  });
}

async function sendPage(app: FastifyInstance, renderer: Renderer, request: FastifyRequest, reply: FastifyReply) {
  if (isApi(request.url)) return reply.callNotFound();
  const verdict = judgeAddress(request.url, request.headers.cookie);
  if (verdict.kind === 'plain') return reply.redirect(verdict.location, 308);
  if (verdict.kind === 'remembered') {
    return reply.header('cache-control', 'private, no-store').redirect(verdict.location, 302);
  }
  reply.type('text/html; charset=utf-8');
  try {
    const { status, html } = await renderer.render(verdict.href, verdict.lang, inProcess(app, request));
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    reply.code(status).header('cache-control', 'public, no-cache').header('etag', etag);
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.send(html);
  } catch (error) {
    const status = statusOf(error);
    if (status === 500) request.log.error({ err: error }, 'a page could not be rendered');
    if (status === 503) reply.header('retry-after', 5);
    return reply.code(status).header('cache-control', 'no-store').send(crashPage(verdict.lang ?? DEFAULT_LANG));
  }
}

/** An API that is overloaded makes the page so; anything else is a fault of ours. */
function statusOf(error: unknown): number {
  return (error as { status?: number }).status === 503 ? 503 : 500;
}

function isApi(url: string): boolean {
  return /^\/(?:api|files)(?:[/?]|$)/.test(url);
}

/** The API's own routes, without the network: the one way to the data. */
function inProcess(app: FastifyInstance, request: FastifyRequest): Transport {
  return async ({ path }) => {
    const answer = await app.inject({ url: path, headers: { 'x-request-id': request.id } });
    return { status: answer.statusCode, body: answer.json() };
  };
}
