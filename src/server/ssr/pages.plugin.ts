/** Every page: the static files of its build, and any other address as HTML, from memory where it is kept. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANG } from '#domain/language.ts';
import { isNotModified } from '../platform/responses/ready-response.ts';
import { encodingFor } from '../platform/responses/compression.ts';
import { judgeAddress } from './address.ts';
import { crashPage } from './crash-page.ts';
import type { Edition, Editions } from './editions.ts';
import { KeptPages } from './kept-pages.ts';
import { type MadePage, PageMaker, type Wanted, wantedPage } from './page-maker.ts';
import type { Renderer } from './renderer.ts';

/** What the composition root gives. */
export interface PagesSources {
  editions: Editions;
}

export interface PagesOptions extends PagesSources {
  renderer: Renderer;
  /** The browser's build (dist/client); without it the files come from elsewhere and no page is kept (development). */
  clientDir?: string;
}

export async function pagesPlugin(
  app: FastifyInstance,
  { renderer, clientDir, editions }: PagesOptions,
): Promise<void> {
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
  const maker = new PageMaker({ app, renderer, kept: clientDir ? new KeptPages() : null });
  // A kept page is no work: only what is made stands in line.
  app.get('/*', { config: { ownLine: true } }, (request, reply) => {
    if (isApi(request.url)) return reply.callNotFound();
    const verdict = judgeAddress(request.url, request.headers.cookie);
    if (verdict.kind === 'plain') return reply.redirect(verdict.location, 308);
    if (verdict.kind === 'remembered') {
      return reply.header('cache-control', 'private, no-store').redirect(verdict.location, 302);
    }
    const wanted = wantedPage(verdict.href, verdict.lang, encodingFor(request.headers['accept-encoding']));
    const edition = presentOf(editions);
    const form = edition && !(edition instanceof Promise) && maker.kept(wanted, edition);
    if (form) return send(request, reply, { status: 200, form });
    return makeAndSend({ maker, editions }, wanted, edition, request, reply);
  });
}

/** Null where the database doesn't tell: many pages can do without it, and the others say so. */
function presentOf(editions: Editions): Edition | Promise<Edition | null> | null {
  const present = editions.present();
  return present instanceof Promise ? present.catch(() => null) : present;
}

async function makeAndSend(
  { maker, editions }: { maker: PageMaker; editions: Editions },
  wanted: Wanted,
  reading: Edition | Promise<Edition | null> | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const edition = await reading;
    const form = edition && maker.kept(wanted, edition);
    const made = form
      ? { status: 200, form }
      : await maker.make(wanted, edition, editions.minute(), reply.raw);
    return send(request, reply, made);
  } catch (error) {
    return sendCrash(error, request, reply);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { status, form }: MadePage): FastifyReply {
  reply.code(status).headers(form.headers);
  if (status === 200 && isNotModified(request, form.etag)) return reply.code(304).send();
  return reply.send(form.body);
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
