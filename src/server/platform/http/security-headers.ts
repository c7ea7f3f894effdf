import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  publicUrl: string;
  /** `sha256-…` of each inline script; a cached page can't carry a nonce. */
  scriptHashes: readonly string[];
}

/** A year, in seconds. */
const HSTS_AGE = 365 * 24 * 60 * 60;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Search engines embed our pictures; signed pages of paid tutorials are for our site only. */
const SHOWN_ELSEWHERE = /^\/files\/[^?]+$/;
const FOR_ALL_SITES = { 'cross-origin-resource-policy': 'cross-origin' };

/** On Fastify's reply: Node checks and copies each header set on the raw one. */
export function registerSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    if (SHOWN_ELSEWHERE.test(url)) reply.headers(FOR_ALL_SITES);
    done();
  });
}

export function securityHeaders(options: SecurityOptions): OutgoingHttpHeaders {
  return { ...helmetHeaders(options), 'permissions-policy': PERMISSIONS };
}

/** Computed once: it would take a third of each request. */
function helmetHeaders({ publicUrl, scriptHashes }: SecurityOptions): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        'style-src': ["'self'"],
        // A picture's colour is an inline style until it has loaded; style blocks stay forbidden.
        'style-src-attr': ["'unsafe-inline'"],
        // blob: a picture that is scaled down before its upload.
        'img-src': ["'self'", 'data:', 'blob:'],
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
    // For browsers and plugins that no longer exist.
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
