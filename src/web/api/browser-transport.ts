import { api } from '#contract/routes.ts';
import type { Transport } from './client.ts';

interface Caller {
  /** Null for a visitor. */
  token: () => string | null;
  /** A call was refused with this token: its session is over. */
  onRefused: (token: string | null) => void;
}

/** These report a 401 themselves: the login as its error, reading the profile as no user. */
const OWN_REFUSAL = new Set([api.login(), api.register(), api.profile()]);

export function headersOf(token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}

export function browserTransport({ token, onRefused }: Caller): Transport {
  return async ({ path, method = 'GET', body, ifMatch, idempotencyKey, keepalive }) => {
    const used = token();
    const response = await fetch(path, {
      method,
      keepalive,
      headers: {
        ...headersOf(used),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 401 && (method === 'PUT' || !OWN_REFUSAL.has(path))) onRefused(used);
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
}
