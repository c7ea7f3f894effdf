import { describe, expect, it } from 'vitest';
import { Precedence } from './precedence.ts';

function begin(precedence: Precedence) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { ended: precedence.run(() => promise), end: resolve };
}

describe('precedence', () => {
  it('lets background work go on at once when nobody waits', async () => {
    await new Precedence(60_000).giveWay();
  });

  it('makes it wait until the last call has ended, however it ends', async () => {
    const precedence = new Precedence(60_000);
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

  it('makes it wait no longer than it may', async () => {
    const precedence = new Precedence(1);
    const endless = begin(precedence);
    await precedence.giveWay();
    endless.end();
    await endless.ended;
  });
});
