import { onPageHide } from '#ui/page-hide.ts';
import type { Api } from './api/client.ts';
import type { CartStore } from './features/cart/cart-state.ts';
import { createLazyCart, loadCart } from './features/cart/lazy-cart.ts';
import { createSession, type Session } from './features/session/session.ts';
import { readToken } from './features/session/token.ts';

export interface ClientState {
  session: Session;
  cart: CartStore;
}

export function createClientState(api: Api): ClientState {
  return { session: createSession(api), cart: createLazyCart(api) };
}

interface Startable {
  session: Pick<Session, 'state' | 'start'>;
  cart: Pick<CartStore, 'follow' | 'flush'>;
}

/** In the browser only. The cart's edits are sent when the page is left. */
export function startClientState({ session, cart }: Startable): void {
  session.state.subscribe(() => void cart.follow(session.state.get().user?._id ?? null));
  onPageHide(() => cart.flush());
  // Without waiting to hear whose it is.
  if (readToken()) void loadCart().catch(() => {});
  void session.start();
}
