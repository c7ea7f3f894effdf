import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

/** A number of hops becomes a function: Fastify takes a bare number for trust in nobody. */
export function proxyTrust(
  trustProxy: Config['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address, hop) => hop < trustProxy;
}
