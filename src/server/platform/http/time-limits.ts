import type { ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** All in ms. */
export interface TimeLimits {
  head: number;
  body: number;
  silence: number;
  /** Between requests; above the 60 s of proxies, so that they close the connection. */
  rest: number;
  check: number;
}

const LIMITS: TimeLimits = { head: 15_000, body: 20_000, silence: 60_000, rest: 65_000, check: 5_000 };

/** Bytes per ms: the 50 kB/s of a weak phone. */
const SLOWEST = 50;
const WHOLE = 5 * 60_000;
const HEAD_BYTES = 16 * 1024;

export function connectionLimits(limits: Partial<TimeLimits> = {}): Pick<
  FastifyServerOptions,
  'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout'
> & {
  http: ServerOptions;
} {
  const { head, silence, rest, check } = { ...LIMITS, ...limits };
  return {
    connectionTimeout: silence,
    keepAliveTimeout: rest,
    requestTimeout: WHOLE,
    http: { headersTimeout: head, connectionsCheckingInterval: check, maxHeaderSize: HEAD_BYTES },
  };
}

export function registerBodyTime(app: FastifyInstance, limits: Partial<TimeLimits> = {}): void {
  const { body } = { ...LIMITS, ...limits };
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      const timer = setTimeout(() => raw.destroy(), body + (routeOptions.bodyLimit ?? 0) / SLOWEST);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
