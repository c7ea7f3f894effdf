import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '#test/factories.ts';
import { createStore } from '#ui/store.ts';
import { startClientState } from './client-state.ts';
import type { CartStore } from './features/cart/cart-state.ts';
import { UNKNOWN, VISITOR, type SessionState } from './features/session/session.ts';

let page: { window: EventTarget; document: EventTarget & { visibilityState?: string } };

beforeEach(() => {
  page = { window: new EventTarget(), document: new EventTarget() };
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
});
afterEach(() => vi.unstubAllGlobals());

function started() {
  const state = createStore<SessionState>(UNKNOWN);
  const start = vi.fn<() => Promise<void>>(async () => {});
  const cart = { follow: vi.fn<CartStore['follow']>(async () => {}), flush: vi.fn<() => void>() };
  startClientState({ session: { state, start }, cart });
  return { state, start, cart };
}

it('starts the session once, and the cart follows its user', () => {
  const { state, start, cart } = started();
  expect(start).toHaveBeenCalledTimes(1);
  expect(cart.follow).not.toHaveBeenCalled();
  state.set({
    status: 'user',
    user: {
      ...aUser({ _id: 'dana' }),
      ownedTutorials: [],
      hasPassword: true,
      isEmailConfirmed: false,
      lang: null,
      newEmail: null,
      newsletterConsent: null,
    },
  });
  state.set(VISITOR);
  expect(cart.follow.mock.calls).toEqual([['dana'], [null]]);
});

it('sends the cart’s edits when the page is left or hidden, not when it comes back', () => {
  const { cart } = started();
  page.window.dispatchEvent(new Event('pagehide'));
  expect(cart.flush).toHaveBeenCalledTimes(1);
  page.document.visibilityState = 'visible';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(cart.flush).toHaveBeenCalledTimes(1);
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(cart.flush).toHaveBeenCalledTimes(2);
});
