import { afterEach, describe, expect, it, vi } from 'vitest';
import { Precedence } from './precedence.ts';

function begin(precedence: Precedence) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { ended: precedence.run(() => promise), end: resolve };
}

describe('precedence', () => {
  afterEach(() => void vi.useRealTimers());

  it('lets background work go on at once when nobody waits', async () => {
    await new Precedence({ longest: 60_000, pause: 1 }).giveWay();
  });

  it('makes it wait until the last call has ended, however it ends', async () => {
    const precedence = new Precedence({ longest: 60_000, pause: 1 });
    const [one, other] = [begin(precedence), begin(precedence)];
    let hasGoneOn = false;
    const background = precedence.giveWay().then(() => (hasGoneOn = true));
    one.end();
    await one.ended;
    expect(hasGoneOn).toBe(false);
    other.end();
    await background;
    await expect(precedence.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await precedence.giveWay();
  });

  it('makes it wait while calls that end together are followed by others', async () => {
    vi.useFakeTimers();
    const precedence = new Precedence({ longest: 60_000, pause: 50 });
    const first = begin(precedence);
    let hasGoneOn = false;
    const background = precedence.giveWay().then(() => (hasGoneOn = true));
    first.end();
    await first.ended;
    await vi.advanceTimersByTimeAsync(49);
    const second = begin(precedence);
    await vi.advanceTimersByTimeAsync(1_000);
    second.end();
    await second.ended;
    await vi.advanceTimersByTimeAsync(49);
    expect(hasGoneOn).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await background;
    await precedence.giveWay();
  });

  it('makes it wait no longer than it may', async () => {
    const precedence = new Precedence({ longest: 1 });
    const endless = begin(precedence);
    await precedence.giveWay();
    endless.end();
    await endless.ended;
  });
});
