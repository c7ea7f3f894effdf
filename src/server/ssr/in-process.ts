/** How pages get their data: from the API's own routes, without the network. There is no second way. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Transport } from '#web/api/client.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response shows neither ratings nor popularity and isn't ordered by them. By default it is taken to. */
    ignoresCounts?: boolean;
    /** The response shows nothing of what is left. By default it is taken to. */
    ignoresStock?: boolean;
  }
}

/** What a page was rendered from. */
export interface PageDependencies {
  /** Ratings or popularity. */
  counts: boolean;
  /** Pieces or seats that are left. */
  stock: boolean;
  /** A call failed, so that the page may lack a part. */
  incomplete: boolean;
}

const calls = new AsyncLocalStorage<{ ignoresCounts: boolean; ignoresStock: boolean }>();

/** To be registered before the routes: the route of each call tells what the page depends on. */
export function registerPageDependencies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const call = calls.getStore();
    if (call) {
      call.ignoresCounts = routeOptions.config.ignoresCounts ?? false;
      call.ignoresStock = routeOptions.config.ignoresStock ?? false;
    }
    done();
  });
}

/** The transport of one page, and its dependencies as found so far. */
export function inProcess(app: FastifyInstance): { transport: Transport; dependencies: PageDependencies } {
  const dependencies: PageDependencies = { counts: false, stock: false, incomplete: false };
  const transport: Transport = async ({ path }) => {
    const call = { ignoresCounts: false, ignoresStock: false };
    // Awaited inside: the call begins with `then`.
    const response = await calls.run(call, async () => await app.inject({ url: path }));
    if (!call.ignoresCounts) dependencies.counts = true;
    if (!call.ignoresStock) dependencies.stock = true;
    if (response.statusCode !== 200) dependencies.incomplete = true;
    return { status: response.statusCode, body: response.json() };
  };
  return { transport, dependencies };
}
