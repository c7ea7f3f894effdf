/** Every page: the static files of its build, and any other address rendered to HTML. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANG } from '../../domain/language.ts';
import { etagOf } from '../platform/answer.ts';
import { pack } from '../platform/pack.ts';
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
    scope.setErrorHandler((error, request, reply) => {
      if (statusOf(error) !== 503 || isApi(request.url)) throw error;
      return sendCrash(error, request, reply);
    });
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
    const { status, html } = await renderer.render(verdict.href, verdict.lang, inProcess(app));
    const etag = etagOf(html);
    reply.code(status).headers({ 'cache-control': 'public, no-cache', etag, vary: 'accept-encoding' });
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const { body, encoding } = await pack(html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  } catch (error) {
    return sendCrash(error, request, reply);
  }
}

function sendCrash(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status === 500) request.log.error({ err: error }, 'a page could not be rendered');
  if (status === 503) reply.header('retry-after', 5);
  const verdict = judgeAddress(request.url, undefined);
  const lang = verdict.kind === 'page' ? verdict.lang : DEFAULT_LANG;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(crashPage(lang));
}

/** A page or an API that is overloaded makes it so; anything else is a fault of ours. */
function statusOf(error: unknown): number {
  const { status, statusCode } = error as { status?: number; statusCode?: number };
  return (status ?? statusCode) === 503 ? 503 : 500;
}

function isApi(url: string): boolean {
  return /^\/(?:api|files)(?:[/?]|$)/.test(url);
}

/** The API's own routes, without the network: the one way to the data. */
function inProcess(app: FastifyInstance): Transport {
  return async ({ path }) => {
    const answer = await app.inject({ url: path });
    return { status: answer.statusCode, body: answer.json() };
  };
}
