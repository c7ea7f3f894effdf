/**
 * Node accepts one connection per turn of the event loop. If every turn is full of work, pending connections are never
 * accepted, so they can't be shed and health checks fail.
 */
import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop after which work continues even if connections are still pending. */
const MAX_TURNS = 30;

/** Returns `acceptPendingConnections()`: yields to the event loop until it has accepted every pending connection. */
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
