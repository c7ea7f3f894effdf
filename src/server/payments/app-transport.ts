import type { FastifyInstance } from 'fastify';
import { outsideRequest } from '../platform/http/request-context.ts';
import type { Transport } from './provider-call.ts';

/** Calls the shop's own server without a connection, whatever address it listens on. */
export function appTransport(app: FastifyInstance): Transport {
  return async (url, { method, headers, body, signal }) => {
    const { pathname, search } = new URL(url);
    const answer = outsideRequest(() =>
      app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: headers as Record<string, string>, // as callers give them
        ...(typeof body === 'string' && { payload: body }),
      }),
    );
    const { statusCode, rawPayload } = await Promise.race([answer, aborted(signal)]);
    return new Response(new Uint8Array(rawPayload), { status: statusCode });
  };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
