/** What the router hands to every route and screen. */
import type { Api } from './api/client.ts';
import type { ClientState } from './client-state.ts';

export interface RouterContext extends ClientState {
  api: Api;
  /** What a page means by 'now' where the server makes it; null in the browser, which asks. */
  now: Date | null;
}
