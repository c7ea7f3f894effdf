import { browserTransport } from '#web/api/browser-transport.ts';
import { createApi } from '#web/api/client.ts';
import { readToken } from '#web/features/session/token.ts';

/** For calls that nobody made: a session that has ended must not lead away from what is being typed. */
export const behind = createApi(browserTransport({ token: readToken, onRefused: () => {} }));
