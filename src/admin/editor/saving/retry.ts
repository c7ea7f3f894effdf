/** The pause before a retry doubles from the first to the longest, ms. */
const PAUSE = { first: 4_000, longest: 30_000 };

export interface Retry {
  schedule: () => void;
  cancel: () => void;
  reset: () => void;
}

export function createRetry(run: () => void): Retry {
  let pause = PAUSE.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule() {
      timer = setTimeout(run, pause);
      pause = Math.min(PAUSE.longest, pause * 2);
    },
    cancel: () => clearTimeout(timer),
    reset() {
      pause = PAUSE.first;
    },
  };
}
