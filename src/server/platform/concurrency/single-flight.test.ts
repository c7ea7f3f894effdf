import { expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

it('shares one run between concurrent calls with the same key', async () => {
  const flight = new SingleFlight<number>();
  let runs = 0;
  const work = async () => ++runs;
  expect(await Promise.all([flight.run('a', work), flight.run('a', work), flight.run('b', work)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flight.run('a', work)).toBe(3);
});

it('shares a failure, and runs again after it', async () => {
  const flight = new SingleFlight<string>();
  const failing = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([flight.run('a', failing), flight.run('a', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flight.run('a', async () => 'done')).toBe('done');
});

it('knows whether a subscriber still waits', async () => {
  const flight = new SingleFlight<boolean>();
  const [first, second] = [{ destroyed: false }, { destroyed: false }];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const work = async (hasSubscribers: () => boolean) => {
    await begun;
    return hasSubscribers();
  };
  const runs = [flight.run('a', work, first), flight.run('a', work, second), flight.run('b', work, first)];
  first.destroyed = true;
  begin();
  expect(await Promise.all(runs)).toEqual([true, true, false]);
});

it('treats a call without a subscriber as waiting', async () => {
  const flight = new SingleFlight<boolean>();
  expect(await flight.run('a', async (hasSubscribers) => hasSubscribers())).toBe(true);
});
