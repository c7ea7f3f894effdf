import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#contract/routes.ts';
import type { ApiRequest } from './client.ts';
import { browserTransport } from './browser-transport.ts';

const onRefused = vi.fn<(token: string | null) => void>();
const send = browserTransport({ token: () => 'mine', onRefused });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'he' } });
  vi.stubGlobal('fetch', async () => new Response('{"code":"unauthorized"}', { status: 401 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  onRefused.mockClear();
});

it.each<[ApiRequest, boolean]>([
  [{ path: api.profile() }, false],
  [{ path: api.profile(), method: 'PUT', body: {} }, true],
  [{ path: api.logout(), method: 'POST' }, true],
  [{ path: api.products() }, true],
])('a 401 to %j ends the session: %s', async (request, ends) => {
  expect(await send(request)).toEqual({ status: 401, body: { code: 'unauthorized' } });
  expect(onRefused.mock.calls).toEqual(ends ? [['mine']] : []);
});

it.each(['bad_code', 'bad_credentials'])('a 401 %s ends no session', async (code) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code }), { status: 401 }));
  await send({ path: '/api/auth/account', method: 'DELETE', body: {} });
  expect(onRefused).not.toHaveBeenCalled();
});
