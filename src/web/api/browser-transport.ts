import { api } from '#contract/routes.ts';
import type { Transport } from './client.ts';

/** How long an answer may take, ms: a slow phone sends the longest texts in it. */
const PATIENCE = 120_000;

interface Caller {
  /** Null for a visitor. */
  token: () => string | null;
  /** A call was refused with this token: its session is over. */
  onRefused: (token: string | null) => void;
}

export function headersOf(token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
}

export function browserTransport({ token, onRefused }: Caller): Transport {
  return async ({ path, method = 'GET', body, ifMatch, idempotencyKey, keepalive, patience = PATIENCE }) => {
    const used = token();
    const response = await fetch(path, {
      method,
      keepalive,
      signal: AbortSignal.timeout(patience),
      headers: {
        ...headersOf(used),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    const answer = text === '' ? null : JSON.parse(text);
    // A wrong password or code is a 401, too; the session itself asks for the profile.
    if (answer?.code === 'unauthorized' && !(path === api.profile() && method === 'GET')) onRefused(used);
    return { status: response.status, body: answer };
  };
}
