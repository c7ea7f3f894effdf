const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Does something once a day for as long as the process lives; what fails is told and tried again the next day.
 * What it gives back ends it, and waits for what is being done.
 */
export function everyDay(
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let present: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => (present = work().catch(onError)), DAY_MS).unref();
  return async () => {
    clearInterval(timer);
    await present;
  };
}
