import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, open, refused, RING } from './entry-editor.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function clashesIn({ phase }: ReturnType<ReturnType<typeof open>['state']>) {
  return phase.name === 'conflict' ? phase.conflict.clashes : [];
}

describe('a version that came back while the entry is open', () => {
  test('is shown, and the next save is based on it', async () => {
    const { editor, state, elsewhere, sent } = open();
    elsewhere({ price: 80 });
    editor.takeNewer({ title: 'Ring', price: 80, stock: 5 }, 2);
    expect(state()).toMatchObject({ values: { price: 80 }, changed: [], version: 2 });
    editor.set('title', 'My ring');
    editor.dropDraft();
    expect(state().values).toEqual({ title: 'Ring', price: 80, stock: 5 });
    editor.set('title', 'My ring');
    await editor.save();
    expect(sent).toEqual([{ id: 'ring', values: { title: 'My ring', price: 80, stock: 5 }, version: 2 }]);
  });

  test('waits for the next save while something is unsaved', async () => {
    const { editor, state, elsewhere, server } = open();
    editor.set('title', 'My ring');
    elsewhere({ price: 80 });
    editor.takeNewer({ title: 'Ring', price: 80, stock: 5 }, 2);
    expect(state()).toMatchObject({ values: { title: 'My ring', price: 100 }, version: 1 });
    await editor.save();
    expect(server()).toEqual([{ ...RING, title: 'My ring', price: 80, version: 3 }]);
  });
});

describe('an entry that somebody else has changed', () => {
  test('keeps both changes where they do not touch, and names the other’s', async () => {
    const { editor, sent, elsewhere, onSaved, show } = open();
    editor.set('title', 'My ring');
    elsewhere({ price: 140 });
    await editor.save();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(sent[1]!.values).toEqual({ title: 'My ring', price: 140, stock: 5 });
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: 3 }), ['price']);
    expect(show).toHaveBeenCalledExactlyOnceWith({ ...RING, price: 140, version: 2 });
  });

  test('is reconciled again if it changed once more on the way', async () => {
    const { editor, sent, elsewhere, network, letGo, onSaved } = open();
    network.hold = true;
    editor.set('title', 'My ring');
    elsewhere({ price: 140 });
    void editor.save();
    await vi.advanceTimersByTimeAsync(0);
    await letGo();
    elsewhere({ stock: 2 });
    await letGo();
    await letGo();
    expect(sent[2]).toEqual({
      id: 'ring',
      values: { title: 'My ring', price: 140, stock: 2 },
      version: 3,
    });
    expect(onSaved.mock.calls[0]![1]).toEqual(['price', 'stock']);
  });

  test('is named once: a later save tells only of later changes', async () => {
    const { editor, elsewhere, network, letGo, onSaved } = open();
    network.hold = true;
    editor.set('title', 'My ring');
    elsewhere({ price: 140 });
    void editor.save();
    await vi.advanceTimersByTimeAsync(0);
    await letGo();
    editor.set('title', 'My thin ring');
    await letGo();
    expect(onSaved).not.toHaveBeenCalled();
    elsewhere({ stock: 2 });
    network.hold = false;
    await editor.save();
    expect(onSaved.mock.calls[0]![1]).toEqual(['stock']);
  });

  test('asks where both changed the same field, with nothing chosen or overwritten', async () => {
    const { editor, state, sent, elsewhere, server, onSaved } = open();
    editor.set('title', 'My ring');
    editor.set('price', 130);
    elsewhere({ price: 140, stock: 2 });
    await editor.save();
    expect(sent).toHaveLength(1);
    expect(state().phase).toMatchObject({
      name: 'conflict',
      conflict: {
        clashes: [{ name: 'price' }],
        merged: [{ name: 'stock' }],
        mine: { price: 130, stock: 5 },
        theirs: { price: 140 },
      },
    });
    expect(state().values).toEqual({ title: 'My ring', price: 130, stock: 5 });
    await editor.resolve(clashesIn(state()));
    expect(server()).toEqual([{ ...RING, title: 'My ring', price: 140, stock: 2, version: 3 }]);
    expect(onSaved.mock.calls[0]![1]).toEqual(['stock']);
  });

  test('becomes mine in the fields that were chosen so', async () => {
    const { editor, elsewhere, server } = open();
    editor.set('price', 130);
    elsewhere({ price: 140 });
    await editor.save();
    await editor.resolve([]);
    expect(server()).toEqual([{ ...RING, price: 130, version: 3 }]);
  });

  test('asks again at the next save if the question was dismissed', async () => {
    const { editor, phase, sent, elsewhere, onSaved } = open();
    editor.set('price', 130);
    elsewhere({ price: 140, stock: 2 });
    await editor.save();
    editor.dismiss();
    expect(phase()).toBe('idle');
    await editor.resolve([]);
    expect(sent).toHaveLength(1);
    await editor.save();
    expect(phase()).toBe('conflict');
    await editor.resolve([]);
    expect(onSaved.mock.calls[0]![1]).toEqual(['stock']);
  });

  test('asks again about a field that an upload changed while the question was open', async () => {
    const { editor, state, elsewhere, sent } = open();
    editor.set('price', 130);
    elsewhere({ price: 140, stock: 2 });
    await editor.save();
    editor.set('stock', 9);
    await editor.resolve([]);
    expect(clashesIn(state()).map(({ name }) => name)).toEqual(['price', 'stock']);
    expect(sent).toHaveLength(1);
    await editor.resolve([]);
    expect(sent[1]!.values).toMatchObject({ price: 130, stock: 9 });
  });

  test('keeps what an upload brought while the question was open', async () => {
    const { editor, elsewhere, server } = open();
    editor.set('price', 130);
    elsewhere({ price: 140 });
    await editor.save();
    editor.set('stock', 9);
    await editor.resolve([]);
    expect(server()[0]).toMatchObject({ price: 130, stock: 9 });
  });

  test('is what remains when the restored draft is dropped', async () => {
    const { editor, state, elsewhere } = open();
    editor.set('price', 130);
    elsewhere({ price: 140 });
    await editor.save();
    editor.dismiss();
    editor.dropDraft();
    expect(state()).toMatchObject({ values: { price: 140 }, version: 2, changed: [] });
  });
});

describe('an entry that was deleted meanwhile', () => {
  test('can be saved as a new one', async () => {
    const { editor, phase, state, server, deleteElsewhere, onSaved } = open();
    editor.set('price', 130);
    deleteElsewhere();
    await editor.save();
    expect(phase()).toBe('deleted');
    await editor.saveAsNew();
    expect(server()).toEqual([{ ...RING, _id: 'made-0', price: 130, version: 1 }]);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(state().entryId).toBe('made-0');
  });

  test('can be kept in the editor', async () => {
    const { editor, phase, state, deleteElsewhere } = open();
    editor.set('price', 130);
    deleteElsewhere();
    await editor.save();
    editor.dismiss();
    expect(phase()).toBe('idle');
    expect(state()).toMatchObject({ values: { price: 130 }, leaving: 'no', entryId: 'ring' });
  });

  test('is told apart from a refusal of a new one', async () => {
    const { editor, phase, faults } = open({ entry: null });
    editor.set('title', 'New ring');
    editor.set('price', 80);
    faults.push(refused(404));
    await editor.save();
    expect(phase()).toBe('failed');
  });
});
