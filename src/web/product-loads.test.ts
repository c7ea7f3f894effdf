import { expect, it, vi } from 'vitest';
import { ApiError, type Api } from './api/client.ts';
import { loadFilters } from './product-loads.ts';

const FILTERS = { kinds: ['ring'], maxPrices: [200] };

it('keeps the chips that were there when they can’t be read again', async () => {
  vi.stubEnv('SSR', false);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const call = vi.fn<() => Promise<unknown>>();
  const api = { call } as unknown as Api; // The one call that the loader makes.
  call.mockRejectedValueOnce(new ApiError(0));
  expect(await loadFilters(api)).toEqual({ kinds: [], maxPrices: [] });
  call.mockResolvedValueOnce({ data: FILTERS });
  expect(await loadFilters(api)).toEqual(FILTERS);
  call.mockRejectedValueOnce(new ApiError(503));
  expect(await loadFilters(api)).toEqual(FILTERS);
  vi.unstubAllEnvs();
});
