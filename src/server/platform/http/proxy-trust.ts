import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * Who may say what the visitor's address is. A number of hops becomes a question of its own:
 * Fastify takes a bare number for 'nobody', because it can't know that the server is reached
 * through those proxies only; whoever sets the number says so.
 */
export function proxyTrust(
  trustProxy: Config['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address, hop) => hop < trustProxy;
}
