import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#contract/auth.ts';
import { aUser } from '#test/factories.ts';
import { stubRefusedStorage, stubStorage } from '#test/web-storage.ts';
import { ApiError } from '#web/api/client.ts';
import { keepProfile, readKeptProfile } from './kept-profile.ts';
import { createSession, type Session, type SessionApi } from './session.ts';
import { readToken, writeToken } from './token.ts';

const profileOf = (_id: string): Profile => ({
  ...aUser({ _id }),
  ownedTutorials: [],
  hasPassword: true,
  newsletterConsent: null,
  isEmailConfirmed: false,
  lang: null,
  newEmail: null,
});
const dana = profileOf('dana');

let stored: Map<string, string>;
let window: EventTarget;
let api: ReturnType<typeof createApi>;
let session: Session;

function createApi() {
  return {
    login: vi.fn<SessionApi['login']>(async () => ({ token: 'new', user: dana })),
    register: vi.fn<SessionApi['register']>(async () => ({ token: 'registered', user: dana })),
    logout: vi.fn<SessionApi['logout']>(async () => null),
    profile: vi.fn<SessionApi['profile']>(async () => dana),
  };
}

const otherTab = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  stored = stubStorage('localStorage');
  window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.spyOn(console, 'error').mockReturnValue();
  api = createApi();
  session = createSession(api);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  writeToken(null);
});

describe('the start', () => {
  it('finds a visitor without asking the server', async () => {
    expect(session.state.get()).toEqual({ status: 'unknown', user: null });
    await session.start();
    expect(session.state.get()).toEqual({ status: 'visitor', user: null });
    expect(api.profile).not.toHaveBeenCalled();
  });

  it('finds the user of the stored token', async () => {
    stored.set('token', 'old');
    const starting = session.start();
    expect(session.state.get().status).toBe('unknown');
    expect(await session.known()).toEqual({ status: 'user', user: dana });
    await starting;
  });

  it('drops a token that the server refuses', async () => {
    stored.set('token', 'old');
    api.profile.mockRejectedValue(new ApiError(401));
    await session.start();
    expect(session.state.get().status).toBe('visitor');
    expect(stored.has('token')).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('goes by the profile that a studio day has kept only while no answer comes', async () => {
    stored.set('token', 'old');
    keepProfile(dana);
    api.profile.mockRejectedValueOnce(new ApiError(500));
    await session.start();
    expect(session.state.get().status).toBe('failed');
    api.profile.mockRejectedValueOnce(new ApiError(0));
    await session.refresh();
    expect(session.state.get()).toEqual({ status: 'user', user: dana });
    api.profile.mockRejectedValueOnce(new ApiError(401));
    await session.refresh();
    expect(readKeptProfile()).toBeNull();
  });

  it('forgets another user’s kept profile', async () => {
    stored.set('token', 'old');
    keepProfile(profileOf('noa'));
    await session.start();
    expect(readKeptProfile()).toBeNull();
  });

  it.each([new ApiError(0), new ApiError(500), new TypeError('a bug')])(
    'keeps the token over %o',
    async (error) => {
      stored.set('token', 'old');
      api.profile.mockRejectedValue(error);
      await session.start();
      expect(session.state.get()).toEqual({ status: 'failed', user: null });
      expect(stored.get('token')).toBe('old');
      expect(console.error).toHaveBeenCalledWith(error);
    },
  );

  describe('that failed', () => {
    beforeEach(async () => {
      vi.useFakeTimers();
      stored.set('token', 'old');
      api.profile.mockRejectedValueOnce(new ApiError(0));
      await session.start();
    });
    afterEach(() => void vi.useRealTimers());

    it.each([
      ['after ten seconds', () => vi.advanceTimersByTimeAsync(10_000)],
      ['once the connection is back', () => window.dispatchEvent(new Event('online'))],
      ['as soon as somebody wants to know', () => session.known()],
    ])('asks again %s', async (_name, happens) => {
      expect(session.state.get().status).toBe('failed');
      await happens();
      await vi.advanceTimersByTimeAsync(0);
      expect(session.state.get()).toEqual({ status: 'user', user: dana });
      await vi.advanceTimersByTimeAsync(60_000);
      window.dispatchEvent(new Event('online'));
      expect(api.profile).toHaveBeenCalledTimes(2);
    });

    it('goes on asking', async () => {
      api.profile.mockRejectedValue(new ApiError(503));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(api.profile).toHaveBeenCalledTimes(4);
    });
  });

  it.each([
    ['answer', () => profileOf('dana')],
    ['refusal', () => Promise.reject(new ApiError(401))],
  ])('ignores a late %s to a token that was replaced', async (_name, late) => {
    stored.set('token', 'old');
    api.profile.mockImplementationOnce(async () => {
      stored.set('token', 'newer');
      return late();
    });
    await session.start();
    expect(session.state.get().status).toBe('unknown');
    expect(stored.get('token')).toBe('newer');
  });
});

describe('another tab', () => {
  beforeEach(() => session.start());

  it.each(['token', null])('that changes %s is followed', async (key) => {
    stored.set('token', 'theirs');
    otherTab(key);
    expect((await session.known()).user).toEqual(dana);
    stored.delete('token');
    otherTab(key);
    expect((await session.known()).status).toBe('visitor');
  });

  it('that changes something else is not', async () => {
    stored.set('token', 'theirs');
    otherTab('admin-draft');
    expect((await session.known()).status).toBe('visitor');
    expect(api.profile).not.toHaveBeenCalled();
  });
});

describe('a login', () => {
  it('stores the token and reads the profile', async () => {
    await session.login({ email: 'dana@example.com', password: 'secret' });
    expect(api.login).toHaveBeenCalledWith({ email: 'dana@example.com', password: 'secret' });
    expect(stored.get('token')).toBe('new');
    expect(session.state.get()).toEqual({ status: 'user', user: dana });
  });

  it('that is refused throws and changes nothing', async () => {
    await session.start();
    api.login.mockRejectedValue(new ApiError(401, { code: 'bad_credentials' }));
    await expect(session.login({ email: 'a', password: 'b' })).rejects.toMatchObject({
      code: 'bad_credentials',
    });
    expect(stored.has('token')).toBe(false);
    expect(session.state.get().status).toBe('visitor');
  });

  it('by a code goes on with its token', async () => {
    await session.enter('coded');
    expect(stored.get('token')).toBe('coded');
    expect(session.state.get().status).toBe('user');
  });

  it('follows a registration', async () => {
    const registration = { firstName: 'א', lastName: 'ב', email: 'a@example.com', password: 'long enough' };
    await session.register(registration);
    expect(api.register).toHaveBeenCalledWith(registration);
    expect(stored.get('token')).toBe('registered');
    expect(session.state.get().status).toBe('user');
  });
});

describe('a logout', () => {
  it.each(['succeeds', 'fails'])('ends the session when its call %s', async (outcome) => {
    await session.login({ email: 'a', password: 'b' });
    if (outcome === 'fails') api.logout.mockRejectedValue(new ApiError(0));
    const leaving = session.logout();
    expect(session.state.get()).toEqual({ status: 'visitor', user: null });
    expect(stored.has('token')).toBe(false);
    await leaving;
    expect(api.logout).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledTimes(outcome === 'fails' ? 1 : 0);
  });

  it('calls the server while the token is still there', async () => {
    await session.login({ email: 'a', password: 'b' });
    api.logout.mockImplementation(async () => {
      expect(readToken()).toBe('new');
      return null;
    });
    await session.logout();
  });
});

it('a refresh reads the profile again', async () => {
  await session.login({ email: 'a', password: 'b' });
  api.profile.mockResolvedValue({ ...dana, ownedTutorials: ['saw'] });
  await session.refresh();
  expect(session.state.get().user?.ownedTutorials).toEqual(['saw']);
});

it('a refresh that fails leaves the user', async () => {
  await session.login({ email: 'a', password: 'b' });
  api.profile.mockRejectedValue(new ApiError(0));
  await session.refresh();
  expect(session.state.get()).toEqual({ status: 'user', user: dana });
});

describe('a refused call', () => {
  beforeEach(() => session.login({ email: 'a', password: 'b' }));

  it.each([null, 'older'])('with the token %s changes nothing', (token) => {
    expect(session.refused(token)).toBe(false);
    expect(session.state.get().status).toBe('user');
  });

  it('with the current token ends the session', () => {
    expect(session.refused('new')).toBe(true);
    expect(session.state.get().status).toBe('visitor');
    expect(stored.has('token')).toBe(false);
    expect(session.refused(null)).toBe(false);
  });
});

it('lasts as long as the page where the browser refuses storage', async () => {
  stubRefusedStorage('localStorage');
  await session.login({ email: 'a', password: 'b' });
  expect(readToken()).toBe('new');
  expect(session.state.get().status).toBe('user');
  await session.logout();
  expect(readToken()).toBeNull();
});
