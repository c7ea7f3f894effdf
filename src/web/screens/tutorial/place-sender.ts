/** Sends where a reader is once they stay there, one call after another, and at once when the page goes. */

/** ms; whoever leafs through sends nothing. */
export const PAUSE = 500;
/** ms; from a failure to the next try, unless a turn comes first. */
export const RETRY = 5_000;

export interface PlaceSender {
  turnedTo: (page: number) => void;
  /** Sends what still waits. */
  flush: () => void;
}

/** `send` rejects if the page may be kept later. A place is a convenience: nobody is told that it wasn't kept. */
export function createPlaceSender(send: (page: number) => Promise<void>): PlaceSender {
  let waiting: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const sendWaiting = async () => {
    if (waiting === null) return;
    const page = waiting;
    waiting = null;
    try {
      await send(page);
    } catch {
      if (waiting === null) sendLater(page, RETRY);
    }
  };
  const sendLater = (page: number, pause: number) => {
    waiting = page;
    clearTimeout(timer);
    timer = setTimeout(() => void (running = running.then(sendWaiting)), pause);
  };
  return {
    turnedTo: (page) => sendLater(page, PAUSE),
    flush() {
      clearTimeout(timer);
      void sendWaiting();
    },
  };
}
