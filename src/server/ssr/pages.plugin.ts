import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LICENSES } from '#contract/routes.ts';
import { DEFAULT_LANG } from '#domain/language.ts';
import { encodingFor } from '../platform/responses/compression.ts';
import { isNotModified, sendResponse, textResponse } from '../platform/responses/ready-response.ts';
import { judgeAddress } from './address.ts';
import { studioDayFiles, styleSheets } from './assets.ts';
import { crashPage } from './crash-page.ts';
import { PageCache } from './page-cache.ts';
import { servePageStyles } from './page-styles.ts';
import { type MadePage, PageMaker, type PageRequest, pageRequest } from './page-maker.ts';
import type { PageVersion, PageVersions } from './page-version.ts';
import type { Renderer } from './renderer.ts';
import { serveStudioDayWorker } from './studio-day-worker.ts';

export interface PagesSources {
  versions: PageVersions;
  /** Called for each page that was found. */
  onPage: (request: FastifyRequest) => void;
}

export interface PagesOptions extends PagesSources {
  renderer: Renderer;
  /** Unset in development: files come from Vite and no page is cached. */
  clientDir?: string;
}

const NO_PAGES = ['/api', '/api/*', '/files', '/files/*'];

export async function pagesPlugin(
  app: FastifyInstance,
  { renderer, clientDir, versions, onPage }: PagesOptions,
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
      // They are forms of a file, not files of their own.
      globIgnore: ['**/*.{br,gz}'],
    });
    const licenses = textResponse(
      await readFile(join(clientDir, 'licenses.md'), 'utf8'),
      'text/plain; charset=utf-8',
    );
    app.get(LICENSES, { schema: { hide: true } }, (request, reply) => {
      sendResponse(request, reply, licenses);
    });
    servePageStyles(app, clientDir, styleSheets(clientDir));
    serveStudioDayWorker(app, studioDayFiles(clientDir));
  }
  const maker = new PageMaker({ app, renderer, cache: clientDir ? new PageCache() : null });
  for (const path of NO_PAGES)
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
  // Not queued as a whole, because cached pages are no work.
  app.get('/*', { config: { queue: null } }, (request, reply) => {
    const verdict = judgeAddress(request.url, request.headers.cookie);
    if (verdict.kind === 'plain') return reply.redirect(verdict.location, 308);
    if (verdict.kind === 'remembered') {
      return reply.header('cache-control', 'private, no-store').redirect(verdict.location, 302);
    }
    const page = pageRequest(verdict.href, verdict.lang, encodingFor(request.headers['accept-encoding']));
    const version = currentOf(versions);
    const form = version && !(version instanceof Promise) && maker.cached(page, version);
    if (form) return send(request, reply, { status: 200, form }, onPage);
    return makeAndSend({ maker, versions, onPage }, page, version, request, reply);
  });
}

/** Null without the database: many pages can do without it. */
function currentOf(versions: PageVersions): PageVersion | Promise<PageVersion | null> | null {
  const current = versions.current();
  return current instanceof Promise ? current.catch(() => null) : current;
}

async function makeAndSend(
  { maker, versions, onPage }: PagesSources & { maker: PageMaker },
  page: PageRequest,
  reading: PageVersion | Promise<PageVersion | null> | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const version = await reading;
    const form = version && maker.cached(page, version);
    const made = form ? { status: 200, form } : await maker.make(page, version, versions.minute(), reply.raw);
    return send(request, reply, made, onPage);
  } catch (error) {
    return sendCrash(error, request, reply);
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, form }: MadePage,
  onPage: PagesSources['onPage'],
): FastifyReply {
  if (status === 200) onPage(request);
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

function statusOf(error: unknown): number {
  const { status, statusCode } = error as { status?: number; statusCode?: number };
  return (status ?? statusCode) === 503 ? 503 : 500;
}
