import type { Api } from './api/client.ts';
import type { ClientState } from './client-state.ts';

export interface RouterContext extends ClientState {
  api: Api;
  /** The time the server renders for; null in the browser. */
  now: Date | null;
}
