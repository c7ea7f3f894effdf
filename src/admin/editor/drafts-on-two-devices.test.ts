import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FailedUpload } from '../form/uploads.ts';
import { aDraft, NOW, offline, open, RING, valuesOf } from './entry-editor.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const SENT = 800 + 1_500;

/** A picture on its way, or failed ones. Ends with the returned function. */
function upload({ addUploads }: ReturnType<typeof open>['editor'], failed: FailedUpload[] = []): () => void {
  const count = failed.length === 0 ? 1 : 0;
  const nothing = () => {};
  return addUploads({
    subscribe: () => nothing,
    count: () => count,
    failed: () => failed,
    retry: nothing,
    dropFailed: nothing,
  });
}

/** An editor that has looked at what is on the server. */
async function opened(fake: Parameters<typeof open>[0], theirs: ReturnType<typeof aDraft> | null) {
  const editor = open(fake);
  if (theirs) editor.remoteAt(fake?.entry === null ? 'new' : 'ring').writeElsewhere(theirs);
  editor.editor.start();
  await after(0);
  return editor;
}

describe('a draft', () => {
  test('is on the server a while after it is on the device, which then knows', async () => {
    const { editor, state, stored, remoteAt } = await opened({}, null);
    editor.set('price', 120);
    await after(800);
    expect(state().draft).toMatchObject({ savedAt: expect.any(String), synced: false });
    await after(1_500);
    expect(state().draft.synced).toBe(true);
    expect(stored().ring).toMatchObject({ remote: 1, synced: true });
    expect(remoteAt('ring').kept()!.values.price).toBe(120);
  });

  test.each(['save', 'discard', 'undo'] as const)('leaves the server with a %s', async (way) => {
    const { editor, remoteAt } = await opened({}, null);
    editor.set('price', 120);
    await after(SENT);
    if (way === 'save') await editor.save();
    else if (way === 'discard') editor.discard();
    else editor.set('price', 100);
    await after(SENT);
    expect(remoteAt('ring').kept()).toBeNull();
  });

  test('that the device refuses is on the server all the same', async () => {
    const { editor, device, remoteAt } = await opened({}, null);
    device.isFull = true;
    editor.set('price', 120);
    await after(SENT);
    expect(remoteAt('ring').kept()!.values.price).toBe(120);
  });

  test('says that pictures were on their way', async () => {
    const { editor, stored } = await opened({ entry: null }, null);
    const end = upload(editor);
    await after(800);
    expect(stored().new).toMatchObject({ uploading: true });
    const again = open({ entry: null, drafts: stored() });
    expect(again.state().draft).toMatchObject({ lacksPictures: true, restoredAt: expect.any(String) });
    end();
    await after(800);
    expect(stored()).toEqual({});
  });
});

describe("another device's draft", () => {
  const theirs = aDraft({ at: new Date(NOW.getTime() - 5_000).toISOString() });

  test('is taken where nothing was typed', async () => {
    const { state, stored } = await opened({}, theirs);
    expect(state()).toMatchObject({ values: theirs.values, changed: ['title'] });
    expect(state().draft).toMatchObject({ restoredAt: theirs.at, synced: true, offered: null });
    expect(stored().ring).toMatchObject({ values: theirs.values, remote: 1 });
  });

  test('is taken over one of here that it continues', async () => {
    const mine = aDraft({ remote: 1, synced: true, values: { ...valuesOf(RING), title: 'Mine' } });
    const editor = open({ drafts: { ring: mine } });
    const remote = editor.remoteAt('ring');
    remote.writeElsewhere(mine);
    remote.writeElsewhere(theirs);
    editor.editor.start();
    await after(0);
    expect(editor.state().values).toEqual(theirs.values);
  });

  test.each([
    ['words that were not sent', {}, aDraft({ values: { ...valuesOf(RING), title: 'Mine' } }), theirs],
    ['another version of the entry', {}, null, aDraft({ version: 0 })],
  ])('is only offered over %s', async (_what, fake, mine, other) => {
    const editor = await opened({ ...fake, drafts: mine ? { ring: mine } : {} }, other);
    expect(editor.state().values).toEqual(mine?.values ?? valuesOf(RING));
    expect(editor.state().draft).toMatchObject({ offered: { values: other.values }, elsewhere: true });
    editor.editor.takeDraft();
    expect(editor.state().values).toEqual(other.values);
  });

  test('that is declined is replaced by what is here', async () => {
    const { editor, remoteAt } = await opened(
      { drafts: { ring: aDraft({ values: { ...valuesOf(RING), title: 'Mine' } }) } },
      theirs,
    );
    editor.dropDraft();
    await after(SENT);
    expect(remoteAt('ring').kept()!.values.title).toBe('Mine');
  });
});

describe('something half done', () => {
  const half = { title: 'Half', price: null, stock: 1 };

  test('is kept as a draft as it is, and the editor closes', async () => {
    const { editor, state, sent, onKept, remoteAt } = await opened({ entry: null }, null);
    editor.set('title', half.title);
    await editor.saveOrKeep({ stock: 7 });
    expect([sent, onKept.mock.calls, state().leaving]).toEqual([[], [[true]], 'left']);
    expect(remoteAt('new').kept()!.values).toEqual(half);
  });

  test('is kept on the device without a connection', async () => {
    const { editor, onKept, stored, remoteAt } = await opened({ entry: null }, null);
    remoteAt('new').faults.push(offline());
    editor.set('title', half.title);
    await editor.saveOrKeep();
    expect([onKept.mock.calls, stored().new!.values]).toEqual([[[false]], half]);
  });

  test('is saved once nothing is missing', async () => {
    const { editor, sent, onKept } = await opened({ entry: null }, null);
    editor.set('title', half.title);
    editor.set('price', 5);
    await editor.saveOrKeep({ stock: 7 });
    expect(sent.map(({ values }) => values)).toEqual([{ title: 'Half', price: 5, stock: 7 }]);
    expect(onKept).not.toHaveBeenCalled();
  });

  test('without a word shows what is missing instead', async () => {
    const { editor, state, onInvalid, onKept } = await opened({ entry: null }, null);
    await editor.saveOrKeep({ stock: 7 });
    expect([onInvalid.mock.calls.length, onKept.mock.calls]).toEqual([1, []]);
    expect(state()).toMatchObject({ shown: ['title', 'price'], changed: [] });
  });

  test('waits for its pictures', async () => {
    const { editor, phase, onKept } = await opened({ entry: null }, null);
    editor.set('title', half.title);
    const end = upload(editor);
    const kept = editor.saveOrKeep();
    await after(0);
    expect(phase()).toBe('uploading');
    expect(onKept).not.toHaveBeenCalled();
    end();
    await kept;
    expect(onKept).toHaveBeenCalledOnce();
  });

  test('shows what is missing when a picture failed, and keeps nothing without it', async () => {
    const { editor, onInvalid, onKept } = await opened({ entry: null }, null);
    editor.set('title', half.title);
    upload(editor, [{ name: 'a.jpg', field: 'stock', isLost: false }]);
    await editor.saveOrKeep();
    expect([onInvalid.mock.calls.length, onKept.mock.calls]).toEqual([1, []]);
  });
});
