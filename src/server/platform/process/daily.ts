const DAY_MS = 24 * 60 * 60 * 1000;

export function daily(work: () => Promise<unknown>, onError: (error: unknown) => void): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => (current = work().catch(onError)), DAY_MS).unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
