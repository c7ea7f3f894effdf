/** How long a caller may take: who sends slowly, reads nothing or says nothing holds a connection for a bounded time. */
import type { ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** All in ms. */
export interface TimeLimits {
  /** For the head of a request, from its first byte. */
  head: number;
  /** For a body, besides what its allowed size takes at the slowest rate. */
  body: number;
  /** Without a byte in either direction. */
  silence: number;
  /** Between two requests; longer than proxies keep a connection (60 s), so that it is never us who hang up on one. */
  rest: number;
  /** Between two looks at the clock: a head may take so much longer. */
  check: number;
}

const LIMITS: TimeLimits = { head: 15_000, body: 20_000, silence: 60_000, rest: 65_000, check: 5_000 };

/** Bytes in a ms: 50 kB/s, a weak phone; a picture of 10 MB gets under five minutes. */
const SLOWEST = 50;
/** Ms for a whole request, whatever it is: the longest upload and some more. */
const WHOLE = 5 * 60_000;
/** Bytes of a request's head, all of it. */
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

/** Hangs up on a body that comes too slowly; where much is allowed to come it may take longer. */
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
