import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

/** Fastify takes a bare number for trust in nobody, so a number of hops becomes a function. */
export function proxyTrust(
  trustProxy: Config['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address, hop) => hop < trustProxy;
}
