import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDevice } from '#test/web-storage.ts';
import type { Attendee, AttendeeChange, AttendeeInput } from '#contract/attendees.ts';
import { ApiError } from '#web/api/client.ts';
import { hasMarks, keptDay } from './kept-day.ts';
import { createStudioDay } from './studio-day.ts';

const USER = 'admin';
const EVENING = new Date('2026-11-23T16:00:00.000Z');

beforeEach(() => {
  vi.stubGlobal('localStorage', aDevice());
  vi.useFakeTimers({ now: EVENING });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function person(_id: string, values: Partial<Attendee> = {}): Attendee {
  return {
    _id,
    name: _id,
    seats: 1,
    source: 'order',
    state: 'registered',
    lang: 'he',
    since: '2026-11-01T10:00:00.000Z',
    ...values,
  };
}

/** As the server does it: the later mark wins, a key adds once. */
function shop() {
  const people = new Map([person('dana'), person('noa')].map((one) => [one._id, one]));
  const keys = new Map<string, string>();
  const calls: string[] = [];
  let failure: ApiError | null = null;
  let lost = false;
  const answer = <Thing>(thing: Thing): Thing => {
    if (lost) throw new ApiError(0);
    return thing;
  };
  const reach = () => {
    if (failure) throw failure;
  };
  return {
    calls,
    people,
    fail: (error: ApiError | null) => {
      failure = error;
    },
    /** What is sent arrives, and its answer doesn't. */
    loseAnswers: (on: boolean) => {
      lost = on;
    },
    api: {
      read: async () => {
        reach();
        const roster = {
          attendees: [...people.values()],
          waiting: [],
          limit: 8,
          taken: 2,
          ownSeats: 0,
          held: 0,
        };
        const workshop = { _id: 'w', title: 'Ring', description: '', translations: {}, workshopDates: [] };
        return answer({ roster, workshop: workshop as never });
      },
      change: async (id: string, { state, at }: AttendeeChange) => {
        calls.push(`${id} ${state}`);
        reach();
        const present = people.get(id);
        if (!present) throw new ApiError(404, { error: 'Gone' });
        if ((present.markedAt ?? '') <= at!) people.set(id, { ...present, state: state!, markedAt: at! });
        return answer(people.get(id)!);
      },
      add: async ({ name, seats = 1 }: AttendeeInput, key: string) => {
        calls.push(`add ${name}`);
        reach();
        const id = keys.get(key) ?? `id of ${name}`;
        keys.set(key, id);
        if (!people.has(id)) people.set(id, person(id, { name, seats, source: 'hand' }));
        return answer(people.get(id)!);
      },
    },
  };
}

function open(api: ReturnType<typeof shop>['api']) {
  let keys = 0;
  const newKey = () => `key ${(keys += 1)}`;
  return createStudioDay({ api, kept: keptDay(USER, 'w'), now: () => new Date(), newKey });
}

const UNREACHED = new ApiError(0);
const cameOf = (day: ReturnType<typeof open>) =>
  Object.fromEntries(day.state.get().rows.map(({ name, came }) => [name, came]));

describe('with a network', () => {
  test('a mark is sent at once, and taking it back is another', async () => {
    const { api, people, calls } = shop();
    const day = open(api);
    await day.wake();
    day.mark({ id: 'dana', name: 'dana' }, true);
    expect(cameOf(day)).toEqual({ dana: true, noa: false });
    await day.wake();
    expect(people.get('dana')).toMatchObject({ state: 'attended', markedAt: EVENING.toISOString() });
    vi.setSystemTime(EVENING.getTime() + 1_000);
    day.mark({ id: 'dana', name: 'dana' }, false);
    await day.wake();
    expect(calls).toEqual(['dana attended', 'dana absent']);
    expect(cameOf(day)).toEqual({ dana: false, noa: false });
    expect(day.state.get().waiting).toBe(0);
    expect(hasMarks(USER)).toBe(false);
  });

  test('a press while one is on its way is sent after it', async () => {
    const { api, calls, people } = shop();
    const day = open(api);
    await day.wake();
    day.mark({ id: 'dana', name: 'dana' }, true);
    vi.setSystemTime(EVENING.getTime() + 500);
    day.mark({ id: 'dana', name: 'dana' }, false);
    await day.wake();
    expect(calls).toEqual(['dana attended', 'dana absent']);
    expect(people.get('dana')!.state).toBe('absent');
  });

  test('what another device marked is read every half minute', async () => {
    const { api, people } = shop();
    const day = open(api);
    const stop = day.start();
    await vi.advanceTimersByTimeAsync(0);
    people.set('noa', person('noa', { state: 'attended', markedAt: EVENING.toISOString() }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(cameOf(day)).toEqual({ dana: false, noa: true });
    stop();
  });
});

describe('without a network', () => {
  test('marks are kept through a reload and sent when it is back', async () => {
    const { api, fail, people } = shop();
    const day = open(api);
    await day.wake();
    fail(UNREACHED);
    day.mark({ id: 'dana', name: 'dana' }, true);
    day.add({ name: 'Guest', seats: 2 });
    await day.wake();
    expect(day.state.get()).toMatchObject({ waiting: 2, isLoggedOut: false });

    const later = open(api);
    expect(cameOf(later)).toEqual({ dana: true, noa: false, Guest: true });
    const stop = later.start();
    await vi.advanceTimersByTimeAsync(1);
    expect(later.state.get().waiting).toBe(2);
    fail(null);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(later.state.get().waiting).toBe(0);
    expect(people.get('dana')!.state).toBe('attended');
    expect(people.get('id of Guest')).toMatchObject({ state: 'attended', seats: 2 });
    expect(people.get('dana')!.markedAt).toBe(EVENING.toISOString());
    stop();
  });

  test('tries less and less often', async () => {
    const { api, fail, calls } = shop();
    fail(UNREACHED);
    const day = open(api);
    const stop = day.start();
    await vi.advanceTimersByTimeAsync(0);
    day.mark({ id: 'dana', name: 'dana' }, true);
    const tries = [];
    for (const ms of [0, 14_000, 1_000, 30_000, 30_000]) {
      await vi.advanceTimersByTimeAsync(ms);
      tries.push(calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 3, 4]);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(4);
  });

  test('a mark that is taken back before it was sent leaves nothing behind', async () => {
    const { api, fail, calls } = shop();
    const day = open(api);
    await day.wake();
    fail(UNREACHED);
    day.add({ name: 'Guest', seats: 1 });
    await day.wake();
    // Behind a newcomer that can't be sent, so never tried.
    day.mark({ id: 'noa', name: 'noa' }, true);
    day.mark({ id: 'noa', name: 'noa' }, false);
    expect(day.state.get().waiting).toBe(1);
    await day.wake();
    expect(calls.filter((call) => call.startsWith('noa'))).toEqual([]);
  });

  test('a mark whose answer was lost is taken back for good', async () => {
    const { api, loseAnswers, people } = shop();
    const day = open(api);
    await day.wake();
    loseAnswers(true);
    day.mark({ id: 'dana', name: 'dana' }, true);
    await day.wake();
    vi.setSystemTime(EVENING.getTime() + 1_000);
    day.mark({ id: 'dana', name: 'dana' }, false);
    loseAnswers(false);
    await day.wake();
    expect(people.get('dana')!.state).toBe('absent');
  });

  test('a newcomer whose answer was lost is added once', async () => {
    const { api, loseAnswers, people } = shop();
    const day = open(api);
    await day.wake();
    loseAnswers(true);
    day.add({ name: 'Guest', seats: 1 });
    await day.wake();
    loseAnswers(false);
    await day.wake();
    expect([...people.values()].filter(({ name }) => name === 'Guest')).toHaveLength(1);
    expect(cameOf(day)).toMatchObject({ Guest: true });
  });
});

test('the later of two devices’ marks is shown, before and after it is sent', async () => {
  const { api, fail, people } = shop();
  const day = open(api);
  await day.wake();
  fail(UNREACHED);
  day.mark({ id: 'dana', name: 'dana' }, true);
  await day.wake();
  const later = new Date(EVENING.getTime() + 60_000).toISOString();
  people.set('dana', person('dana', { state: 'absent', markedAt: later }));
  fail(null);
  await day.wake();
  expect(cameOf(day)).toMatchObject({ dana: false });
  expect(day.state.get().waiting).toBe(0);
});

test('what can never be sent is told and dropped, and the rest goes on', async () => {
  const { api, people } = shop();
  const day = open(api);
  await day.wake();
  people.delete('dana');
  day.mark({ id: 'dana', name: 'dana' }, true);
  day.mark({ id: 'noa', name: 'noa' }, true);
  await day.wake();
  expect(day.state.get()).toMatchObject({ waiting: 0, refused: [{ name: 'dana', sentence: 'Gone' }] });
  expect(cameOf(day)).toEqual({ noa: true });
  day.dismiss();
  expect(day.state.get().refused).toEqual([]);
});

test('an ended session keeps the marks until the next login', async () => {
  const { api, fail } = shop();
  const day = open(api);
  await day.wake();
  fail(new ApiError(401, { code: 'unauthorized' }));
  day.mark({ id: 'dana', name: 'dana' }, true);
  await day.wake();
  expect(day.state.get()).toMatchObject({ waiting: 1, isLoggedOut: true });
  expect(hasMarks(USER)).toBe(true);
  fail(null);
  await day.wake();
  expect(day.state.get()).toMatchObject({ waiting: 0, isLoggedOut: false });
});
