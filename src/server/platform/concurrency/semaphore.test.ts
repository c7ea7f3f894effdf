import { expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs no more than `concurrency` jobs at a time, and all of them in order', async () => {
  const semaphore = new Semaphore({ concurrency: 2 });
  let running = 0;
  let peak = 0;
  const done: string[] = [];
  const job = (name: string) => async () => {
    peak = Math.max(peak, ++running);
    await turn();
    running--;
    done.push(name);
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => semaphore.run(job(name))));
  expect(peak).toBe(2);
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('is full once every slot is taken and `maxQueued` jobs wait', async () => {
  const semaphore = new Semaphore({ concurrency: 1, maxQueued: 1 });
  expect(semaphore.isFull).toBe(false);
  const first = semaphore.run(turn);
  expect(semaphore.isFull).toBe(false);
  const second = semaphore.run(turn);
  expect(semaphore.isFull).toBe(true);
  await first;
  expect(semaphore.isFull).toBe(false);
  await second;
  expect(semaphore.isFull).toBe(false);
});

it('is always full without slots and is never full without a bound', () => {
  expect(new Semaphore({ concurrency: 0, maxQueued: 0 }).isFull).toBe(true);
  const unbounded = new Semaphore({ concurrency: 1 });
  for (let job = 0; job < 1_000; job++) void unbounded.run(turn);
  expect(unbounded.isFull).toBe(false);
});

it('passes results and failures on, and releases the slot of a failed job', async () => {
  const semaphore = new Semaphore({ concurrency: 1 });
  const failing = semaphore.run(() => Promise.reject(new Error('broken')));
  const next = semaphore.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

it('runs the job that has waited longest first', async () => {
  const semaphore = new Semaphore({ concurrency: 1 });
  const started: string[] = [];
  const first = semaphore.run(async () => void started.push('first'));
  const second = semaphore.run(async () => void started.push('second'));
  await first;
  const third = semaphore.run(async () => void started.push('third'));
  await Promise.all([second, third]);
  expect(started).toEqual(['first', 'second', 'third']);
});

it('takes a job that gave its slot away back ahead of those that wait', async () => {
  const semaphore = new Semaphore({ concurrency: 1 });
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const away = semaphore.run(async () => {
    semaphore.release();
    await gate.promise;
    await semaphore.retake();
    started.push('away');
  });
  const [second, third] = ['second', 'third'].map((name) =>
    semaphore.run(async () => {
      started.push(name);
      gate.resolve();
      await turn();
    }),
  );
  await Promise.all([away, second, third]);
  expect(started).toEqual(['second', 'away', 'third']);
});
