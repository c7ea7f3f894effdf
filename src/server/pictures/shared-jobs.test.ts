import { expect, test } from 'vitest';
import { createSharedJobs } from './shared-jobs.ts';

test('no more jobs than the limit run at a time, and each runs', async () => {
  const once = createSharedJobs(2);
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const job = (key: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((later) => setImmediate(later));
    running -= 1;
    done.push(key);
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => once(key, job(key))));
  expect(most).toBe(2);
  expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('callers with the same key share one job; after its end it may run again', async () => {
  const once = createSharedJobs(2);
  let runs = 0;
  const job = async () => {
    runs += 1;
  };
  await Promise.all([once('a', job), once('a', job)]);
  expect(runs).toBe(1);
  await once('a', job);
  expect(runs).toBe(2);
});

test('a failed job fails for all who wait for it and frees its place', async () => {
  const once = createSharedJobs(1);
  const broken = async () => {
    throw new Error('broken');
  };
  const both = await Promise.allSettled([once('a', broken), once('a', broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(once('b', async () => undefined)).resolves.toBeUndefined();
});
