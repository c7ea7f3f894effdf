/** Bounds for how long slow or silent clients hold a connection. */
import type { ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** ms */
export interface TimeLimits {
  /** For the head of a request, from its first byte. */
  head: number;
  /** For a body, in addition to its largest size at the slowest rate. */
  body: number;
  /** Without a byte in either direction. */
  silence: number;
  /** Between requests; longer than proxies keep a connection (60 s), so that they close it, not we. */
  rest: number;
  /** Between checks of the other limits. */
  check: number;
}

const LIMITS: TimeLimits = { head: 15_000, body: 20_000, silence: 60_000, rest: 65_000, check: 5_000 };

/** Bytes a ms: a weak phone's 50 kB/s; a picture of 10 MB gets under five minutes. */
const SLOWEST = 50;
/** ms for a whole request: the longest upload, and some more. */
const WHOLE = 5 * 60_000;
/** Bytes of a request's head. */
const HEAD_SIZE = 16 * 1024;

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
    http: { headersTimeout: head, connectionsCheckingInterval: check, maxHeaderSize: HEAD_SIZE },
  };
}

/** Closes the connection of a body that arrives too slowly for its allowed size. */
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
