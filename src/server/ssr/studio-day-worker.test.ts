import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type WorkerScope, studioDayWorker } from './studio-day-worker.ts';

const ORIGIN = 'https://shop.example';
const PAGE = '/admin/workshops/w1/attendees';

/** A browser's caches, network and events, as far as the worker uses them. */
function browser(scope = '/admin/') {
  const stored = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN).href;
  const network = vi.fn<(path: string) => Promise<Response>>(
    async (path) => new Response(`from the network: ${path}`),
  );
  const fetch = async (request: RequestInfo | URL) => network(new URL(urlOf(request)).pathname);
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    const put = async (request: RequestInfo | URL, answer: Response) =>
      void cache.set(urlOf(request), answer);
    return {
      put,
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      addAll: async (files: string[]) => {
        for (const path of files) await put(path, await fetch(path));
      },
    };
  };
  const listeners = new Map<string, (event: object) => void>();
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    caches: {
      open,
      match: async (request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions) =>
        stored.get(cacheName!)?.get(urlOf(request))?.clone(),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    fetch,
    setTimeout,
    location: { origin: ORIGIN },
    registration: { scope: ORIGIN + scope },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
  };
  const send = async (type: string, values: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)!({ waitUntil: (one: Promise<unknown>) => work.push(one), ...values });
    await Promise.all(work);
  };
  const ask = async (path: string, { mode = 'no-cors', method = 'GET' } = {}): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    const request = { url: new URL(path, ORIGIN).href, mode, method };
    listeners.get('fetch')!({ request, respondWith: (one: Promise<Response>) => (answer = one) });
    return answer && (await (answer as Promise<Response>)).text();
  };
  const start = async (version: string, files: string[]) => {
    // The fakes have what the worker uses.
    studioDayWorker(worker as unknown as WorkerScope, { files, version, patience: 20 });
    await send('install');
    await send('activate');
  };
  return { stored, network, send, ask, start };
}

const GONE = () => Promise.reject(new TypeError('Failed to fetch'));
let there: ReturnType<typeof browser>;
beforeEach(async () => {
  there = browser();
  await there.start('v1', ['/assets/a.js']);
  await there.send('message', { data: { keep: PAGE } });
});

describe('without a network', () => {
  beforeEach(() => void there.network.mockImplementation(GONE));

  it('opens a kept page, whatever its query, with its files', async () => {
    expect(await there.ask(`${PAGE}?day=1`, { mode: 'navigate' })).toBe(`from the network: ${PAGE}`);
    expect(await there.ask('/assets/a.js')).toBe('from the network: /assets/a.js');
  });

  it('has no other page and no other file', async () => {
    await expect(there.ask('/admin/orders', { mode: 'navigate' })).rejects.toThrow('Failed to fetch');
    await expect(there.ask('/assets/b.js')).rejects.toThrow('Failed to fetch');
  });

  it('leaves everything else to the browser', async () => {
    expect(await there.ask('/api/admin/workshops/w1/attendees')).toBeNull();
    expect(await there.ask('/files/a.jpg')).toBeNull();
    expect(await there.ask('https://elsewhere.example/assets/a.js')).toBeNull();
    expect(await there.ask('/assets/a.js', { method: 'POST' })).toBeNull();
  });
});

it('asks the network first for a page, and takes the kept one if no answer comes', async () => {
  there.network.mockResolvedValueOnce(new Response('newer'));
  expect(await there.ask(PAGE, { mode: 'navigate' })).toBe('newer');
  there.network.mockReturnValueOnce(new Promise(() => {}));
  expect(await there.ask(PAGE, { mode: 'navigate' })).toBe(`from the network: ${PAGE}`);
});

it('keeps no page that the server refuses', async () => {
  there.network.mockResolvedValueOnce(new Response('no', { status: 404 }));
  await there.send('message', { data: { keep: '/admin/workshops/w2/attendees' } });
  there.network.mockImplementation(GONE);
  await expect(there.ask('/admin/workshops/w2/attendees', { mode: 'navigate' })).rejects.toThrow();
});

it('brings a release’s files with the pages that were kept, and removes the old ones of its own scope', async () => {
  there.stored.set('studio-day /en/admin/ v1', new Map());
  there.stored.set('another', new Map());
  there.network.mockImplementation(async (path) => new Response(`v2: ${path}`));
  await there.start('v2', ['/assets/b.js']);
  expect([...there.stored.keys()].toSorted()).toEqual([
    'another',
    'studio-day /admin/ v2',
    'studio-day /en/admin/ v1',
  ]);
  there.network.mockImplementation(GONE);
  expect(await there.ask(PAGE, { mode: 'navigate' })).toBe(`v2: ${PAGE}`);
  expect(await there.ask('/assets/b.js')).toBe('v2: /assets/b.js');
});

it('stays with the release before if the network goes while it is replaced', async () => {
  there.network.mockImplementationOnce(async () => new Response('b')).mockImplementation(GONE);
  await expect(there.start('v2', ['/assets/b.js'])).rejects.toThrow();
  expect([...there.stored.keys()]).toContain('studio-day /admin/ v1');
});
