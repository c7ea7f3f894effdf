/**
 * The worker that opens a studio day without a network (docs/decisions/0045-studio-day.md). It keeps the scripts, styles
 * and fonts of one release and the pages that it was asked to keep, which are the same for everybody, and never an answer
 * of the API. `STUDIO_DAY_WORKER` is sent as text: it can use nothing from outside of itself.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { STUDIO_DAY_WORKER } from '#contract/admin-routes.ts';
import { inLanguage } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

/** What it uses of a service worker's global. */
export interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'message', listener: (event: Lasting & { data: unknown }) => void) => void) &
    ((
      type: 'fetch',
      listener: (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void,
    ) => void);
  caches: CacheStorage;
  fetch: typeof fetch;
  setTimeout: typeof setTimeout;
  location: { origin: string };
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
}

export interface WorkerFiles {
  /** Addresses. */
  files: readonly string[];
  version: string;
  /** ms after which a network that doesn't answer is none. */
  patience: number;
}

export function studioDayWorker(worker: WorkerScope, { files, version, patience }: WorkerFiles): void {
  const own = `studio-day ${new URL(worker.registration.scope).pathname} `;
  const name = own + version;
  // Opening a cache would make it again after a logout.
  const asKept = { ignoreVary: true, cacheName: name };
  const open = () => worker.caches.open(name);
  const others = async () =>
    (await worker.caches.keys()).filter((other) => other.startsWith(own) && other !== name);
  const isFile = (path: string) => path.startsWith('/assets/');

  async function keep(path: string): Promise<void> {
    const answer = await worker.fetch(path, { cache: 'no-cache', credentials: 'omit' });
    if (answer.ok && !answer.redirected) await (await open()).put(path, answer);
  }

  /** A release brings its own files, and the pages that were kept before. */
  async function install(): Promise<void> {
    await (await open()).addAll([...files]);
    for (const other of await others()) {
      const kept = await (await worker.caches.open(other)).keys();
      const paths = kept.map(({ url }) => new URL(url).pathname).filter((path) => !isFile(path));
      for (const path of paths) await keep(path);
    }
    await worker.skipWaiting();
  }

  async function activate(): Promise<void> {
    for (const other of await others()) await worker.caches.delete(other);
    await worker.clients.claim();
  }

  async function page(request: Request): Promise<Response> {
    const answer = worker.fetch(request);
    const tooLate = new Promise<null>((resolve) => worker.setTimeout(() => resolve(null), patience));
    const first = await Promise.race([answer.catch(() => null), tooLate]);
    if (first) return first;
    const kept = await worker.caches.match(new URL(request.url).pathname, asKept);
    return kept ?? answer;
  }

  async function file(request: Request): Promise<Response> {
    return (await worker.caches.match(request, asKept)) ?? worker.fetch(request);
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', (event) => {
    const path = (event.data as { keep?: unknown } | null)?.keep;
    if (typeof path === 'string') event.waitUntil(keep(path).catch(() => {}));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (isFile(pathname)) event.respondWith(file(request));
  });
}

const PATIENCE = 6_000;

/** In each language at an address whose folder is its scope. */
export function serveStudioDayWorker(app: FastifyInstance, files: readonly string[]): void {
  const version = createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12);
  const given: WorkerFiles = { files, version, patience: PATIENCE };
  const script = `(${studioDayWorker.toString()})(self, ${JSON.stringify(given)});\n`;
  for (const lang of LANGS)
    app.get(inLanguage(lang, STUDIO_DAY_WORKER), { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
}
