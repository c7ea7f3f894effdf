import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { RefusedFile } from './prepare.ts';
import { createUploadQueue, type Upload, type UploadProblem } from './upload-queue.ts';

const file = (name: string) => ({ name }) as File;

/** Its uploads end when the test says so. */
function aQueue(onDone: (upload: Upload, address: string) => UploadProblem | null = () => null) {
  const sent: {
    name: string;
    signal: AbortSignal;
    progress: (share: number) => void;
    end: PromiseWithResolvers<string>;
  }[] = [];
  const done = vi.fn<typeof onDone>(onDone);
  const queue = createUploadQueue({
    send: ({ name }, progress, signal) => {
      const end = Promise.withResolvers<string>();
      sent.push({ name, signal, progress, end });
      return end.promise;
    },
    onDone: done,
  });
  const states = () => queue.uploads.get().map(({ file, state, problem }) => [file.name, problem ?? state]);
  const names = () => sent.map(({ name }) => name);
  return { queue, sent, done, states, names };
}

describe('uploads', () => {
  test('go two at a time, in their order', async () => {
    const { queue, sent, states, names } = aQueue();
    queue.add([file('a'), file('b'), file('c')]);
    expect(names()).toEqual(['a', 'b']);
    expect(states()).toEqual([
      ['a', 'sending'],
      ['b', 'sending'],
      ['c', 'waiting'],
    ]);
    sent[1]!.end.resolve('/b');
    await expect.poll(names).toEqual(['a', 'b', 'c']);
    expect(states()).toEqual([
      ['a', 'sending'],
      ['c', 'sending'],
    ]);
  });

  test('say how far they are', () => {
    const { queue, sent } = aQueue();
    queue.add([file('a')]);
    sent[0]!.progress(0.4);
    expect(queue.uploads.get()[0]).toMatchObject({ sent: 0.4, state: 'sending' });
  });

  test.each([
    ['connection', new ApiError(0)],
    ['not_an_image', new ApiError(400, { error: '', code: 'not_an_image' })],
    ['picture_too_large', new RefusedFile('picture_too_large')],
  ])('that fail stay with their reason (%s), and the others go on', async (problem, error) => {
    const { queue, sent, done, states } = aQueue();
    queue.add([file('a'), file('b')]);
    sent[0]!.end.reject(error);
    sent[1]!.end.resolve('/b');
    await expect.poll(states).toEqual([['a', problem]]);
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ file: { name: 'b' } }), '/b');
    queue.retry(queue.uploads.get()[0]!.id);
    expect(states()).toEqual([['a', 'sending']]);
  });

  test('that are taken out are stopped and never come', async () => {
    const { queue, sent, done, names } = aQueue();
    queue.add([file('a'), file('b'), file('c')]);
    queue.remove(queue.uploads.get()[0]!.id);
    expect(sent[0]!.signal.aborted).toBe(true);
    expect(names()).toEqual(['a', 'b', 'c']);
    sent[0]!.end.resolve('/a');
    sent[1]!.end.resolve('/b');
    await expect.poll(() => done.mock.calls).toHaveLength(1);
    expect(done.mock.calls[0]![1]).toBe('/b');
  });

  test('whose picture is not wanted stay with the reason', async () => {
    const { queue, sent, states } = aQueue(() => 'alreadyHere');
    queue.add([file('a')]);
    sent[0]!.end.resolve('/a');
    await expect.poll(states).toEqual([['a', 'alreadyHere']]);
  });
});
