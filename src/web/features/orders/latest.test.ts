import { describe, expect, it, vi } from 'vitest';
import { createLatest } from './latest.ts';

function deferredCalls() {
  const open: { args: unknown[]; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const call = (...args: [string]) =>
    new Promise<string>((answer, fail) => {
      open.push({ args, answer, fail });
    });
  return { open, latest: createLatest(call) };
}

describe('the latest answer', () => {
  it('is shown, and an older one that comes later is not', async () => {
    const { open, latest } = deferredCalls();
    const first = latest.ask('a');
    const second = latest.ask('b');
    open[1]!.answer('of b');
    await second;
    open[0]!.answer('of a');
    await first;
    expect(latest.state.get()).toEqual({ value: 'of b', failed: false });
  });

  it('stays when the next call fails, which can be repeated', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { open, latest } = deferredCalls();
    latest.show('known');
    const asked = latest.ask('c');
    open[0]!.fail(new Error('offline'));
    await asked;
    expect(latest.state.get()).toEqual({ value: 'known', failed: true });
    const again = latest.retry();
    expect(open[1]!.args).toEqual(['c']);
    open[1]!.answer('of c');
    await again;
    expect(latest.state.get()).toEqual({ value: 'of c', failed: false });
  });

  it('that is shown directly outdates a call that is still open', async () => {
    const { open, latest } = deferredCalls();
    const asked = latest.ask('d');
    latest.show('from a refusal');
    open[0]!.answer('of d');
    await asked;
    expect(latest.state.get().value).toBe('from a refusal');
  });
});
