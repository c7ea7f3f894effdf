import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WaitingSeats } from '#contract/seats.ts';
import { stubStorage } from '#test/web-storage.ts';
import { ApiError } from '#web/api/client.ts';
import type { SeatsApi } from '#web/screens/seats/seats-api.ts';
import { createOwnPlace } from './own-place.ts';
import { keepWish, takeWish } from './wish.ts';

const NOW = new Date('2026-06-10T10:00:00.000Z');
const UNTIL = '2026-06-11T10:00:00.000Z';
const waiting = { _id: 'place', kind: 'waiting', workshop: 'w', seats: 2, position: 3 } as WaitingSeats;
const offered = {
  ...waiting,
  position: undefined,
  offer: { until: UNTIL, url: '/workshops/w' },
} as WaitingSeats;

beforeEach(() => {
  stubStorage('sessionStorage');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function anApi(place: WaitingSeats | null) {
  return {
    placeAt: vi.fn<SeatsApi['placeAt']>(() => Promise.resolve(place)),
    join: vi.fn<SeatsApi['join']>(() => Promise.resolve({ position: 3 })),
    leave: vi.fn<SeatsApi['leave']>(() => Promise.resolve(null)),
  };
}

describe('a place on a waiting list', () => {
  it('is what the account has there', async () => {
    const own = createOwnPlace(anApi(waiting), 'w');
    await own.read();
    expect(own.state.get()).toEqual({ place: waiting, ended: false, failed: false });
  });

  it('is joined, and then read', async () => {
    const api = anApi(null);
    const own = createOwnPlace(api, 'w');
    api.placeAt.mockResolvedValue(waiting);
    await own.join(2, 'en');
    expect(api.join).toHaveBeenCalledWith('w', { seats: 2, lang: 'en' });
    expect(own.state.get().place).toBe(waiting);
  });

  it('that was there already is shown', async () => {
    const api = anApi(waiting);
    api.join.mockRejectedValue(new ApiError(409, { error: 'x', code: 'already_waiting' }));
    const own = createOwnPlace(api, 'w');
    await own.join(1, 'he');
    expect(own.state.get().place).toBe(waiting);
  });

  it('isn’t joined when the server refuses', async () => {
    const api = anApi(null);
    api.join.mockRejectedValue(new ApiError(409, { error: 'x', code: 'seats_free' }));
    const own = createOwnPlace(api, 'w');
    await expect(own.join(1, 'he')).rejects.toMatchObject({ code: 'seats_free' });
    expect(own.state.get().place).toBeNull();
  });

  it('is left, also if it has ended by itself', async () => {
    const api = anApi(waiting);
    api.leave.mockRejectedValue(new ApiError(404, { error: 'x', code: 'not_found' }));
    const own = createOwnPlace(api, 'w');
    await own.read();
    await own.leave();
    expect(own.state.get().place).toBeNull();
  });

  it('stays as it was while it can’t be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = anApi(waiting);
    const own = createOwnPlace(api, 'w');
    await own.read();
    api.placeAt.mockRejectedValue(new ApiError(0));
    await own.read();
    expect(own.state.get()).toEqual({ place: waiting, ended: false, failed: true });
  });
});

describe('an offer', () => {
  it('that was seen and has run out is told as ended, also after a reload', async () => {
    const api = anApi(offered);
    const own = createOwnPlace(api, 'w');
    await own.read();
    vi.setSystemTime(UNTIL);
    api.placeAt.mockResolvedValue(null);
    await own.read();
    expect(own.state.get()).toMatchObject({ place: null, ended: true });
    const reloaded = createOwnPlace(api, 'w');
    await reloaded.read();
    expect(reloaded.state.get().ended).toBe(true);
  });

  it('that was declined isn’t told as ended', async () => {
    const api = anApi(offered);
    const own = createOwnPlace(api, 'w');
    await own.read();
    await own.leave();
    vi.setSystemTime(UNTIL);
    api.placeAt.mockResolvedValue(null);
    await own.read();
    expect(own.state.get()).toMatchObject({ place: null, ended: false });
  });

  it('that ended is forgotten with the next place', async () => {
    const api = anApi(offered);
    const own = createOwnPlace(api, 'w');
    await own.read();
    vi.setSystemTime(UNTIL);
    api.placeAt.mockResolvedValue(waiting);
    await own.join(1, 'he');
    expect(own.state.get()).toEqual({ place: waiting, ended: false, failed: false });
  });
});

describe('a visitor’s wish', () => {
  it('is kept for its workshop, once, and for half an hour', () => {
    keepWish('w', 2);
    expect(takeWish('other')).toBeNull();
    expect(takeWish('w')).toBe(2);
    expect(takeWish('w')).toBeNull();
    keepWish('w', 2);
    vi.setSystemTime(NOW.getTime() + 30 * 60_000);
    expect(takeWish('w')).toBeNull();
  });
});
