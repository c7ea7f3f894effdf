import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, offline, open, refused, RING, valuesOf } from './entry-editor.fixture.ts';

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

describe('without a connection', () => {
  test('a save is queued, and repeated after 4, 8, 16, 30 and 30 seconds', async () => {
    const { editor, state, sent, faults } = open();
    faults.push(...Array.from({ length: 6 }, offline));
    await editor.save();
    expect(state()).toMatchObject({ phase: { name: 'queued' }, offline: true });
    for (const [index, pause] of [4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(sent).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(index + 2);
    }
  });

  test('what is typed meanwhile is sent as soon as the browser is online', async () => {
    const { editor, state, sent, faults } = open();
    editor.setOnline(false);
    expect(state()).toMatchObject({ offline: true, phase: { name: 'idle' } });
    faults.push(offline());
    await editor.save();
    editor.set('price', 130);
    editor.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]!.values.price).toBe(130);
    expect(state()).toMatchObject({ offline: false, leaving: 'left' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  test('nothing is sent that was not to be saved', async () => {
    const { editor, sent, state } = open({ isOnline: false });
    expect(state().offline).toBe(true);
    editor.setOnline(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(state().offline).toBe(false);
  });

  test('the pause is short again after a success', async () => {
    const { editor, sent, faults, network, letGo } = open();
    faults.push(offline(), offline());
    await editor.save();
    await vi.advanceTimersByTimeAsync(4_000);
    network.hold = true;
    await vi.advanceTimersByTimeAsync(8_000);
    editor.set('price', 130);
    await letGo();
    network.hold = false;
    faults.push(offline());
    await editor.save();
    expect(sent).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(5);
  });

  test('no retry follows off the screen, until the editor is back', async () => {
    const { editor, sent, faults } = open();
    const stop = editor.start();
    faults.push(offline());
    await editor.save();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    editor.start();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sent).toHaveLength(2);
  });

  test('a save that fails off the screen is not repeated there', async () => {
    const { editor, sent, faults, network, letGo, phase } = open();
    const stop = editor.start();
    network.hold = true;
    faults.push(offline());
    void editor.save();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await letGo();
    expect(phase()).toBe('queued');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('a new entry whose answer was lost', () => {
  test('is not created twice', async () => {
    const { editor, server, network, onSaved } = open({ entry: null });
    editor.set('title', 'New ring');
    editor.set('price', 80);
    network.losesAnswer = true;
    await editor.save();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server().filter(({ title }) => title === 'New ring')).toHaveLength(1);
    expect(onSaved.mock.calls[0]![0]).toMatchObject({ _id: 'made-1', price: 80 });
  });

  test('takes what was typed since', async () => {
    const { editor, server, network, onSaved } = open({ entry: null });
    editor.set('title', 'New ring');
    editor.set('price', 80);
    network.losesAnswer = true;
    await editor.save();
    editor.set('price', 85);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server().slice(1)).toEqual([
      expect.objectContaining({ title: 'New ring', price: 85, version: 2 }),
    ]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('is created if it never arrived, even if the list has one like it', async () => {
    const { editor, server, faults } = open({ entry: null });
    editor.set('title', RING.title);
    editor.set('price', RING.price);
    editor.set('stock', RING.stock);
    faults.push(offline());
    await editor.save();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server().map(({ _id }) => _id)).toEqual(['ring', 'made-1']);
  });
});
