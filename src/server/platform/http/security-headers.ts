import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { EMPTY_PAGE_POLICY, WORKER_POLICY } from '#contract/page-policy.ts';

export interface SecurityOptions {
  publicUrl: string;
  /** `sha256-…` of each inline script; a cached page can't carry a nonce. */
  scriptHashes: readonly string[];
}

/** Where browsers report what the policy blocked. */
export const VIOLATIONS = '/csp-reports';
const REPORTS = 'policy';

const HSTS_SECONDS = 365 * 24 * 60 * 60;
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

const SHOWN_ELSEWHERE = /^\/files\/[^?]+$/;
const FOR_ALL_SITES = { 'cross-origin-resource-policy': 'cross-origin' };

/** Set on Fastify's reply, because Node checks and copies each header set on the raw one. */
export function registerSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    if (SHOWN_ELSEWHERE.test(url)) reply.headers(FOR_ALL_SITES);
    done();
  });
}

export function securityHeaders(options: SecurityOptions): OutgoingHttpHeaders {
  return {
    ...helmetHeaders(options),
    'permissions-policy': PERMISSIONS,
    'reporting-endpoints': `${REPORTS}="${VIOLATIONS}"`,
  };
}

/** Computed once: it would take a third of each request's time. */
function helmetHeaders({ publicUrl, scriptHashes }: SecurityOptions): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        'style-src': ["'self'"],
        // A picture's color is an inline style until it has loaded; style blocks stay forbidden.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': [EMPTY_PAGE_POLICY, WORKER_POLICY],
        'report-to': [REPORTS],
        'report-uri': [VIOLATIONS],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: HSTS_SECONDS,
      includeSubDomains: false,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
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
