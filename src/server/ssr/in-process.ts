/** Pages call the API's own routes without the network; they have no other source of data. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Transport } from '#web/api/client.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response shows neither ratings nor popularity and isn't sorted by them. False by default. */
    ignoresCounts?: boolean;
    ignoresStock?: boolean;
  }
}

export interface PageDependencies {
  counts: boolean;
  stock: boolean;
  /** A call failed, so the page may lack a part. */
  incomplete: boolean;
}

const calls = new AsyncLocalStorage<{ ignoresCounts: boolean; ignoresStock: boolean }>();

/** Register it before the routes: each call's route says what the page depends on. */
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

export function inProcess(app: FastifyInstance): { transport: Transport; dependencies: PageDependencies } {
  const dependencies: PageDependencies = { counts: false, stock: false, incomplete: false };
  const transport: Transport = async ({ path }) => {
    const call = { ignoresCounts: false, ignoresStock: false };
    // Awaited inside, because the call only starts with `then`.
    const response = await calls.run(call, async () => await app.inject({ url: path }));
    if (!call.ignoresCounts) dependencies.counts = true;
    if (!call.ignoresStock) dependencies.stock = true;
    if (response.statusCode !== 200) dependencies.incomplete = true;
    return { status: response.statusCode, body: response.json() };
  };
  return { transport, dependencies };
}
