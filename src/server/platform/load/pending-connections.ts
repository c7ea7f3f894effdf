import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

const MAX_TURNS = 30;

/** Node accepts one connection per turn of the event loop, so without waiting none could be shed. */
export function watchConnections(server: Server): () => Promise<void> {
  let accepted = false;
  server.on('connection', () => (accepted = true));
  return async function acceptPendingConnections() {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      accepted = false;
      await setImmediate();
      if (!accepted) return;
    }
  };
}
