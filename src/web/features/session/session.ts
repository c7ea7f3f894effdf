/** The token is in local storage, so that other tabs follow; the server says whose it is. */
import type { Login, Profile, Registration } from '#contract/auth.ts';
import { ApiError, type Api } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';
import { forgetProfile, readKeptProfile } from './kept-profile.ts';
import { readToken, TOKEN_KEY, writeToken } from './token.ts';

export interface SessionState {
  /** `unknown` until the server has said whose the stored token is; `failed`: it couldn't be asked. */
  status: 'unknown' | 'failed' | 'visitor' | 'user';
  user: Profile | null;
}

export const VISITOR: SessionState = { status: 'visitor', user: null };
export const UNKNOWN: SessionState = { status: 'unknown', user: null };
const FAILED: SessionState = { status: 'failed', user: null };

/** ms until a server that couldn't be asked is asked again. */
const RETRY = 10_000;

export interface Session {
  state: Store<SessionState>;
  /** Determines the state, then follows other tabs. */
  start: () => Promise<void>;
  /** Resolves once the state isn't `unknown`; asks again if that failed. */
  known: () => Promise<SessionState>;
  /** `login` and `register` throw an ApiError if the server refuses. */
  login: (login: Login) => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  /** Goes on with the token of a login that was made elsewhere, such as by a code. */
  enter: (token: string) => Promise<void>;
  /** Ends the session here even if the call fails. */
  logout: () => Promise<void>;
  /** After the account was deleted. */
  end: () => void;
  /** Reloads the profile: owned tutorials may have changed. A user stays one if that fails. */
  refresh: () => Promise<void>;
  /** A call with this token was refused; true if that ends the session. */
  refused: (token: string | null) => boolean;
}

export type SessionApi = Pick<Api, 'login' | 'register' | 'logout' | 'profile'>;

export function createSession(api: SessionApi): Session {
  const state = createStore<SessionState>(UNKNOWN);
  let settled: Promise<void> = Promise.resolve();
  let usersToken: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    usersToken = null;
    writeToken(null);
    forgetProfile();
    state.set(VISITOR);
  };

  async function readProfile(): Promise<void> {
    const token = readToken();
    if (token === null) return state.set(VISITOR);
    try {
      const user = await api.profile();
      // Another login or a logout may have come in between.
      if (readToken() !== token) return undefined;
      if (readKeptProfile()?._id !== user._id) forgetProfile();
      usersToken = token;
      state.set({ status: 'user', user });
    } catch (error) {
      if (readToken() !== token) return undefined;
      if (error instanceof ApiError && error.status === 401) return end();
      console.error(error);
      if (usersToken === token) return undefined;
      const kept = error instanceof ApiError && error.status === 0 ? readKeptProfile() : null;
      state.set(kept ? { status: 'user', user: kept } : FAILED);
      if (!kept) retry = setTimeout(settle, RETRY);
    }
    return undefined;
  }

  function settle(): Promise<void> {
    clearTimeout(retry);
    settled = readProfile();
    return settled;
  }

  async function enter(token: string): Promise<void> {
    writeToken(token);
    await settle();
  }

  return {
    state,
    start() {
      window.addEventListener('storage', ({ key }) => {
        if (key === TOKEN_KEY || key === null) void settle();
      });
      window.addEventListener('online', () => {
        if (state.get() === FAILED) void settle();
      });
      return settle();
    },
    async known() {
      await settled;
      if (state.get() === FAILED) await settle();
      return state.get();
    },
    enter,
    end,
    login: async (login) => enter((await api.login(login)).token),
    register: async (registration) => enter((await api.register(registration)).token),
    async logout() {
      const call = api.logout();
      end();
      await call.catch((error: unknown) => console.error(error));
    },
    refresh() {
      // Shows that it is being asked.
      if (state.get() === FAILED) state.set(UNKNOWN);
      return settle();
    },
    refused(token) {
      if (token === null || token !== readToken()) return false;
      end();
      return true;
    },
  };
}
