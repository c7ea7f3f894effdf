import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, offline, open, RING } from './entry-editor.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

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
