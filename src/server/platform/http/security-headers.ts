/** What the browser is told not to do with our pages. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  publicUrl: string;
  /** `sha256-…` of each script that stands in a page; a cached page can't carry a nonce. */
  scriptHashes: readonly string[];
}

/** A year, in seconds. */
const HSTS_AGE = 365 * 24 * 60 * 60;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Search engines show our pictures in pages of their own; a signed page of a paid tutorial is for ours alone. */
const SHOWN_ELSEWHERE = /^\/files\/[^?]+$/;
const FOR_ALL_SITES = { 'cross-origin-resource-policy': 'cross-origin' };

/** Set on Fastify's answer: Node checks and copies each header that is set on the raw one. */
export function registerSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    if (SHOWN_ELSEWHERE.test(url)) reply.headers(FOR_ALL_SITES);
    done();
  });
}

/** What stands on every answer. */
export function securityHeaders(options: SecurityOptions): OutgoingHttpHeaders {
  return { ...helmetHeaders(options), 'permissions-policy': PERMISSIONS };
}

/** Asked for once: making them each time costs a third of a request. */
function helmetHeaders({ publicUrl, scriptHashes }: SecurityOptions): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        'style-src': ["'self'"],
        // A picture's own colour stands at its element until it has come; style blocks stay forbidden.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: HSTS_AGE, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers and players that are no more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, (error) => {
    if (error) throw error;
  });
  return { ...answer.getHeaders() };
}
