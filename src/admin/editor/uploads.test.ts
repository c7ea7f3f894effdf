import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { RefusedFile } from '#admin/pictures/prepare.ts';
import { createUploadQueue } from '#admin/pictures/upload-queue.ts';
import { uploadSource } from '#admin/pictures/upload-source.ts';
import { NOW, offline, open, refused } from './entry-editor.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(0);

/** An editor with a field of pictures, whose uploads end when the test says so. */
function openWithPictures(...options: Parameters<typeof open>) {
  const shop = open(...options);
  const answers: PromiseWithResolvers<string>[] = [];
  const queue = createUploadQueue({
    send() {
      answers.push(Promise.withResolvers());
      return answers.at(-1)!.promise;
    },
    onDone: (_upload, address) => (address === '/twice' ? 'alreadyHere' : null),
  });
  const close = shop.editor.addUploads(uploadSource(queue, 'title'));
  return {
    ...shop,
    queue,
    close,
    answers,
    choose(...names: string[]) {
      // Only the name is read.
      queue.add(names.map((name) => ({ name }) as File));
    },
    async arrives(address = '/files/a') {
      answers.shift()!.resolve(address);
      await soon();
    },
    async fails(error: Error = new ApiError(0)) {
      answers.shift()!.reject(error);
      await soon();
    },
  };
}

describe('a save', () => {
  test('waits for pictures on their way, and sends what came with them', async () => {
    const { editor, phase, state, sent, choose, arrives } = openWithPictures();
    choose('a.jpg', 'b.jpg');
    expect(state().uploading).toBe(2);
    void editor.save();
    expect(phase()).toBe('uploading');
    await arrives();
    expect(phase()).toBe('uploading');
    editor.set('stock', 9);
    await arrives();
    expect(sent[0]!.values.stock).toBe(9);
    expect(state().leaving).toBe('left');
  });

  test.each([
    ['refused', new RefusedFile('not_an_image')],
    ['too many for the server', refused(429)],
  ])('is held by a picture that is %s, and says which', async (_why, error) => {
    const { editor, state, sent, choose, fails, arrives } = openWithPictures();
    choose('a.jpg', 'b.jpg');
    void editor.save();
    await fails(error);
    await arrives();
    expect(state()).toMatchObject({
      phase: { name: 'failed', cause: 'uploads', sentence: null },
      failedUploads: [{ name: 'a.jpg', field: 'title', isLost: false }],
      offline: false,
    });
    expect(sent).toEqual([]);
  });

  test('is held by a picture that had failed before', async () => {
    const { editor, phase, sent, choose, fails } = openWithPictures();
    choose('a.txt');
    await fails(new RefusedFile('not_an_image'));
    await editor.save();
    expect(phase()).toBe('failed');
    expect(sent).toEqual([]);
  });

  test('goes on without the picture on demand', async () => {
    const { editor, state, sent, queue, choose, fails } = openWithPictures();
    choose('a.txt');
    await fails(new RefusedFile('not_an_image'));
    await editor.save();
    await editor.saveWithoutFailedUploads();
    expect(queue.uploads.get()).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(state().leaving).toBe('left');
  });

  test('is no longer held once the picture is dismissed', async () => {
    const { editor, phase, sent, queue, choose, fails } = openWithPictures();
    choose('a.txt');
    await fails(new RefusedFile('not_an_image'));
    await editor.save();
    queue.remove(queue.uploads.get()[0]!.id);
    expect(phase()).toBe('idle');
    expect(sent).toEqual([]);
    await editor.save();
    expect(sent).toHaveLength(1);
  });

  test('tries a picture again that may succeed now', async () => {
    const { editor, sent, choose, fails, arrives, answers } = openWithPictures();
    choose('a.jpg');
    await fails(refused(503));
    void editor.save();
    expect(answers).toHaveLength(1);
    await arrives();
    expect(sent).toHaveLength(1);
  });

  test('is not held by a picture that is already here', async () => {
    const { editor, state, sent, choose, arrives } = openWithPictures();
    choose('a.jpg');
    await arrives('/twice');
    expect(state().failedUploads).toEqual([]);
    await editor.save();
    expect(sent).toHaveLength(1);
  });

  test('does not close the editor over a picture that began or failed meanwhile', async () => {
    const { editor, state, network, letGo, choose, fails } = openWithPictures();
    network.hold = true;
    void editor.save();
    await soon();
    choose('a.jpg', 'b.jpg');
    await fails(new RefusedFile('not_an_image'));
    await letGo();
    expect(state()).toMatchObject({ leaving: 'no', version: 2, uploading: 1 });
    network.hold = true;
    void editor.save();
    await fails(new RefusedFile('not_an_image'));
    await soon();
    expect(state()).toMatchObject({ leaving: 'no', phase: { name: 'failed' } });
  });

  test('waits no longer for a field that is gone', async () => {
    const { editor, sent, choose, close } = openWithPictures();
    choose('a.jpg');
    void editor.save();
    close();
    await soon();
    expect(sent).toHaveLength(1);
  });
});

describe('without a connection', () => {
  test('a save waits for the pictures, which go first when the connection is back', async () => {
    const { editor, state, phase, sent, choose, fails, arrives } = openWithPictures({ isOnline: false });
    choose('a.jpg');
    await fails();
    editor.set('price', 130);
    void editor.save();
    await fails();
    expect(state()).toMatchObject({
      phase: { name: 'queued' },
      failedUploads: [{ name: 'a.jpg', isLost: true }],
      offline: true,
    });
    editor.setOnline(true);
    expect(phase()).toBe('uploading');
    expect(sent).toEqual([]);
    await arrives();
    expect(sent).toHaveLength(1);
    expect(state().leaving).toBe('left');
  });

  test('they are tried again with the save, even if the browser notices nothing', async () => {
    const { editor, state, sent, choose, fails, arrives, answers } = openWithPictures();
    choose('a.jpg');
    void editor.save();
    await fails();
    expect(state()).toMatchObject({ phase: { name: 'queued' }, offline: true });
    await vi.advanceTimersByTimeAsync(4_000);
    await fails();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(answers).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await arrives();
    expect(sent).toHaveLength(1);
  });

  test('a picture that then fails for another reason holds the save', async () => {
    const { editor, phase, sent, choose, fails } = openWithPictures();
    choose('a.jpg');
    void editor.save();
    await fails();
    editor.setOnline(true);
    await fails(new ApiError(400, { error: '', code: 'not_an_image' }));
    expect(phase()).toBe('failed');
    expect(sent).toEqual([]);
  });

  test('the save can go without them, once the connection is back', async () => {
    const { editor, phase, sent, faults, choose, fails } = openWithPictures();
    choose('a.jpg');
    void editor.save();
    await fails();
    faults.push(offline());
    await editor.saveWithoutFailedUploads();
    expect(phase()).toBe('queued');
    editor.setOnline(true);
    await soon();
    expect(sent).toHaveLength(2);
  });

  test('pictures go up again when it is back, saved or not', async () => {
    const { editor, state, sent, choose, fails, arrives } = openWithPictures();
    choose('a.jpg', 'b.txt');
    await fails();
    await fails(new RefusedFile('not_an_image'));
    editor.setOnline(false);
    expect(state().uploading).toBe(0);
    editor.setOnline(true);
    expect(state().uploading).toBe(1);
    await arrives();
    expect(state().failedUploads.map(({ name }) => name)).toEqual(['b.txt']);
    expect(sent).toEqual([]);
  });

  test('a required picture may still be missing, but nothing else', async () => {
    const { editor, phase, onInvalid, choose, fails } = openWithPictures({ entry: null });
    choose('a.jpg');
    await fails();
    void editor.save();
    await fails();
    expect(phase()).toBe('idle');
    expect(onInvalid).toHaveBeenCalledOnce();
    editor.set('price', 80);
    void editor.save();
    await fails();
    expect(phase()).toBe('queued');
  });
});

describe('leaving', () => {
  test('asks while a picture is not uploaded', async () => {
    const { editor, state, queue, choose, fails } = openWithPictures();
    choose('a.jpg');
    editor.close();
    expect(state().leaving).toBe('asking');
    editor.stay();
    await fails(new RefusedFile('not_an_image'));
    editor.close();
    expect(state().leaving).toBe('asking');
    editor.stay();
    queue.clear();
    editor.close();
    expect(state().leaving).toBe('left');
  });
});
