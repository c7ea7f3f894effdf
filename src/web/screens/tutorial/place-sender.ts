/** Sends where a reader is once they stay there, one call after another, and at once when the page goes. */

/** ms; whoever leafs through sends nothing. */
export const PAUSE = 500;

export interface PlaceSender {
  turnedTo: (page: number) => void;
  /** Sends what still waits. */
  flush: () => void;
}

/** `send` rejects if the page wasn't kept; it is sent again with the next turn. */
export function createPlaceSender(send: (page: number) => Promise<void>): PlaceSender {
  let waiting: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const sendWaiting = async () => {
    if (waiting === null) return;
    const page = waiting;
    waiting = null;
    // A place is a convenience: nobody is told that it wasn't kept.
    await send(page).catch(() => {});
  };
  return {
    turnedTo(page) {
      waiting = page;
      clearTimeout(timer);
      timer = setTimeout(() => void (running = running.then(sendWaiting)), PAUSE);
    },
    flush() {
      clearTimeout(timer);
      void sendWaiting();
    },
  };
}
