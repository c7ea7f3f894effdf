/** Where a request goes, by the letter of RFC 9112, 3.2. Which host it names decides nothing here. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const SLASH = 47;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** For Fastify's `rewriteUrl`: of an absolute-form target, which must be accepted, the path and query. */
export function originForm({ url = '/' }: { url?: string | undefined }): string {
  if (url.charCodeAt(0) === SLASH || !ORIGIN.test(url)) return url;
  const target = url.replace(ORIGIN, '');
  return target.charCodeAt(0) === SLASH ? target : `/${target}`;
}

/** Two of them are a way to have a proxy and the shop read one request differently. */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(countHosts(raw.rawHeaders) > 1 ? new ApiError('malformed') : undefined);
  });
}

/** @param rawHeaders names and values in turn */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
