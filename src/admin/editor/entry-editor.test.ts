import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, open, refused, RING, valuesOf } from './entry-editor.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('editing', () => {
  test('starts with the entry and without changes', () => {
    const { state } = open();
    expect(state()).toMatchObject({
      values: valuesOf(RING),
      base: valuesOf(RING),
      version: 1,
      entryId: 'ring',
      changed: [],
      shown: [],
      phase: { name: 'idle' },
      offline: false,
      leaving: 'no',
    });
  });

  test('a new entry has no id and no version', () => {
    const { state } = open({ entry: null });
    expect(state()).toMatchObject({ entryId: null, version: null, values: { stock: 1 } });
  });

  test('shows a field’s problem once it was left, and the others’ not yet', () => {
    const { editor, state } = open({ entry: null });
    expect(state().problems).toEqual({ title: 'missing', price: 'missing' });
    expect(state().shown).toEqual([]);
    editor.touch('price');
    expect(state().shown).toEqual(['price']);
    editor.touch('title');
    expect(state().shown).toEqual(['title', 'price']);
    editor.set('price', 80);
    expect(state().shown).toEqual(['title']);
  });

  test('names what differs from the saved entry', () => {
    const { editor, state } = open();
    editor.set('title', 'Thin ring');
    editor.set('stock', (stock) => stock! + 1);
    expect(state().values).toEqual({ title: 'Thin ring', price: 100, stock: 6 });
    expect(state().changed).toEqual(['title', 'stock']);
    editor.set('title', ' Ring ');
    expect(state().changed).toEqual(['stock']);
  });
});

describe('a save', () => {
  test('sends the values on the version they are based on, and closes the editor', async () => {
    const { editor, state, sent, onSaved } = open();
    editor.set('price', 120);
    await editor.save();
    expect(sent).toEqual([{ id: 'ring', values: { title: 'Ring', price: 120, stock: 5 }, version: 1 }]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ ...RING, price: 120, version: 2 }, []);
    expect(state()).toMatchObject({ leaving: 'left', phase: { name: 'idle' } });
  });

  test('can change values on its way, such as to hidden', async () => {
    const { editor, sent } = open();
    await editor.saveWith({ stock: 0 });
    expect(sent[0]!.values).toEqual({ title: 'Ring', price: 100, stock: 0 });
  });

  test('shows every problem and sends nothing while there is one', async () => {
    const { editor, state, sent, phase, onInvalid } = open({ entry: null });
    await editor.save();
    expect(state().shown).toEqual(['title', 'price']);
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith();
    expect(sent).toEqual([]);
    expect(phase()).toBe('idle');
  });

  test('goes once, however often it is pressed', async () => {
    const { editor, sent, phase, network, letGo } = open();
    network.hold = true;
    void editor.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(phase()).toBe('saving');
    void editor.save();
    await letGo();
    expect(sent).toHaveLength(1);
    expect(phase()).toBe('idle');
  });

  test('that fails says why, keeps everything, and can be repeated', async () => {
    const { editor, state, faults, onSaved } = open();
    editor.set('price', 120);
    faults.push(refused(503));
    await editor.save();
    expect(state().phase).toEqual({ name: 'failed', cause: 'server', sentence: 'sentence 503' });
    expect(state()).toMatchObject({ values: { price: 120 }, leaving: 'no', offline: false });
    await editor.save();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('that is refused shows the server’s problems until their fields change', async () => {
    const { editor, state, faults, onInvalid } = open();
    editor.set('price', 120);
    faults.push(refused(400, { price: 'too high', 'stock.0': 'too low' }));
    await editor.save();
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['price', 'stock.0']);
    expect(state().problems).toEqual({ price: 'too high', 'stock.0': 'too low' });
    expect(state().shown).toEqual(['price', 'stock.0']);
    editor.set('price', 90);
    expect(state().problems).toEqual({ 'stock.0': 'too low' });
    await editor.save();
    expect(state().leaving).toBe('left');
  });

  test('that is refused for one field leads to it', async () => {
    const { editor, faults, onInvalid } = open();
    faults.push(refused(400, { price: 'too high' }), refused(400));
    await editor.save();
    await editor.save();
    expect(onInvalid.mock.calls).toEqual([[['price']]]);
  });

  test('that breaks on our side fails without a sentence', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { editor, state, faults } = open();
    faults.push(new TypeError('broken'));
    await editor.save();
    expect(state().phase).toEqual({ name: 'failed', cause: 'server', sentence: null });
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
  });

  test('stops without a message when the session has expired, and keeps the draft', async () => {
    const { editor, state, faults, stored, phase } = open();
    const stop = editor.start();
    editor.set('price', 120);
    faults.push(refused(401));
    await editor.save();
    expect(phase()).toBe('idle');
    stop();
    expect(stored().ring).toMatchObject({ values: { price: 120 }, version: 1 });
    expect(state().leaving).toBe('no');
  });
});

describe('changes made while a save is on its way', () => {
  test('are not lost: the editor stays open on the saved version', async () => {
    const { editor, state, network, letGo, onSaved, sent } = open();
    network.hold = true;
    editor.set('price', 120);
    void editor.save();
    await vi.advanceTimersByTimeAsync(0);
    editor.set('title', 'Thin ring');
    await letGo();
    expect(onSaved).not.toHaveBeenCalled();
    expect(state()).toMatchObject({
      values: { title: 'Thin ring', price: 120 },
      base: { title: 'Ring', price: 120 },
      version: 2,
      changed: ['title'],
      leaving: 'no',
      phase: { name: 'idle' },
    });
    network.hold = false;
    await editor.save();
    expect(sent[1]).toMatchObject({ version: 2, values: { title: 'Thin ring', price: 120 } });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('of a new entry are saved to the entry that was created', async () => {
    const { editor, state, network, letGo, sent, stored } = open({ entry: null });
    network.hold = true;
    editor.set('title', 'New ring');
    editor.set('price', 80);
    await vi.advanceTimersByTimeAsync(800);
    expect(Object.keys(stored())).toEqual(['new']);
    void editor.save();
    await vi.advanceTimersByTimeAsync(0);
    editor.set('price', 85);
    await letGo();
    expect(state()).toMatchObject({ entryId: 'made-1', version: 1, changed: ['price'] });
    await vi.advanceTimersByTimeAsync(800);
    expect(stored()).toEqual({ 'made-1': expect.objectContaining({ version: 1 }) });
    network.hold = false;
    await editor.save();
    expect(sent[1]).toMatchObject({ id: 'made-1', version: 1, values: { price: 85 } });
    expect(stored()).toEqual({});
  });

  test('can be undone to what was saved', async () => {
    const { editor, state, network, letGo } = open();
    network.hold = true;
    editor.set('price', 120);
    void editor.save();
    await vi.advanceTimersByTimeAsync(0);
    editor.set('price', 130);
    await letGo();
    editor.dropDraft();
    expect(state()).toMatchObject({ values: { price: 120 }, version: 2, changed: [] });
  });
});
