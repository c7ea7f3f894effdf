import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDraft, NOW, open, RING, valuesOf } from './entry-editor.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;
const after = (ms: number) => vi.advanceTimersByTime(ms);

describe('a draft', () => {
  test('is saved 800 ms after the last change, with what it is based on', () => {
    const { editor, state, stored } = open();
    editor.set('price', 110);
    after(700);
    editor.set('price', 120);
    after(799);
    expect(stored()).toEqual({});
    expect(state().draft.savedAt).toBeNull();
    after(1);
    const at = new Date(NOW.getTime() + 1_500).toISOString();
    expect(stored()).toEqual({
      ring: {
        values: { ...valuesOf(RING), price: 120 },
        base: valuesOf(RING),
        version: 1,
        at,
        name: 'Ring',
        uploading: false,
        remote: 0,
      },
    });
    expect(state().draft).toMatchObject({ savedAt: at, refused: false, restoredAt: null, offered: null });
  });

  test('is not written by opening an editor, nor twice for one change', () => {
    const { editor, stored } = open();
    editor.touch('price');
    after(800);
    editor.saveDraft();
    expect(stored()).toEqual({});
    editor.set('price', 120);
    editor.saveDraft();
    const first = stored().ring;
    after(5_000);
    editor.saveDraft();
    expect(stored().ring).toBe(first);
  });

  test('goes when the change is undone', () => {
    const { editor, state, stored } = open();
    editor.set('price', 120);
    after(800);
    editor.set('price', 100);
    after(800);
    expect(stored()).toEqual({});
    expect(state().draft.savedAt).toBeNull();
  });

  test('goes once the entry is saved, and does not come back', async () => {
    const { editor, stored, state } = open();
    editor.set('price', 120);
    after(800);
    editor.set('price', 130);
    await editor.save();
    after(5_000);
    editor.saveDraft();
    expect(stored()).toEqual({});
    expect(state().draft.savedAt).toBeNull();
  });

  test.each(['discard', 'undo'] as const)('that another window wrote later outlives a %s', (way) => {
    const { editor, stored, storeElsewhere } = open();
    editor.set('price', 120);
    after(800);
    const theirs = aDraft({ at: new Date(NOW.getTime() + 5_000).toISOString() });
    storeElsewhere(theirs);
    if (way === 'discard') editor.discard();
    else editor.set('price', 100);
    after(800);
    expect(stored()).toEqual({ ring: theirs });
  });

  test('that the device refuses is said, and tried again with the next change', () => {
    const { editor, state, device, stored } = open();
    device.isFull = true;
    editor.set('price', 120);
    after(800);
    expect(state().draft).toMatchObject({ refused: true, savedAt: null });
    device.isFull = false;
    editor.set('price', 121);
    after(800);
    expect(state().draft).toMatchObject({ refused: false, savedAt: expect.any(String) });
    expect(stored().ring!.values.price).toBe(121);
  });

  test('is saved at once when the editor goes off the screen', () => {
    const { editor, stored } = open();
    const stop = editor.start();
    editor.set('price', 120);
    stop();
    expect(stored().ring!.values.price).toBe(120);
  });
});

describe('a draft found on opening', () => {
  test('is applied if it is fresh and of this version', () => {
    const draft = aDraft();
    const { state } = open({ drafts: { ring: draft } });
    expect(state()).toMatchObject({
      values: draft.values,
      base: valuesOf(RING),
      changed: ['title'],
      draft: { savedAt: draft.at, restoredAt: draft.at, offered: null },
    });
  });

  test('can be dropped', () => {
    const { editor, state, stored } = open({ drafts: { ring: aDraft() } });
    editor.dropDraft();
    expect(state()).toMatchObject({ values: valuesOf(RING), changed: [] });
    after(800);
    expect(stored()).toEqual({});
  });

  test.each([
    ['a day old', aDraft({ at: new Date(NOW.getTime() - DAY).toISOString() })],
    ['of another version', aDraft({ version: 0 })],
  ])('is only offered if it is %s', (_why, draft) => {
    const { state } = open({ drafts: { ring: draft } });
    expect(state()).toMatchObject({
      values: valuesOf(RING),
      changed: [],
      draft: { offered: draft, savedAt: null, restoredAt: null },
    });
  });

  test('is applied until it is a day old', () => {
    const draft = aDraft({ at: new Date(NOW.getTime() - DAY + 1).toISOString() });
    expect(open({ drafts: { ring: draft } }).state().draft.restoredAt).toBe(draft.at);
  });

  test('of an older version is saved on that version once it is taken', async () => {
    const base = { ...valuesOf(RING), stock: 7 };
    const draft = aDraft({ version: 0, base, values: { ...base, price: 63 } });
    const { editor, state, sent, server } = open({ drafts: { ring: draft } });
    editor.takeDraft();
    expect(state()).toMatchObject({
      values: draft.values,
      base,
      version: 0,
      changed: ['price'],
      draft: { offered: null },
    });
    await editor.save();
    expect(sent.map(({ version }) => version)).toEqual([0, 1]);
    expect(server()).toEqual([{ ...RING, price: 63, version: 2 }]);
  });

  test('stays on the device while it is offered, beside what is typed', () => {
    const draft = aDraft({ version: 0 });
    const { editor, stored } = open({ drafts: { ring: draft } });
    editor.set('price', 120);
    after(800);
    expect(stored().ring).toMatchObject({ values: { price: 120 }, earlier: draft });
    const reopened = open({ drafts: stored() });
    expect(reopened.state()).toMatchObject({ values: { price: 120 }, draft: { offered: draft } });
    reopened.editor.takeDraft();
    after(800);
    expect(reopened.stored().ring).toMatchObject({ values: draft.values, version: 0 });
    expect(reopened.stored().ring).not.toHaveProperty('earlier');
  });

  test('stays on the device when a change beside it is undone', () => {
    const draft = aDraft({ version: 0 });
    const { editor, stored } = open({ drafts: { ring: draft } });
    editor.set('price', 120);
    editor.set('price', 100);
    after(800);
    expect(stored()).toEqual({ ring: draft });
  });

  test('goes when it is declined', () => {
    const { editor, state, stored } = open({ drafts: { ring: aDraft({ version: 0 }) } });
    editor.dropDraft();
    expect(state().draft.offered).toBeNull();
    expect(state().values).toEqual(valuesOf(RING));
    after(800);
    expect(stored()).toEqual({});
  });

  test('that is not there cannot be taken', () => {
    const { editor, state } = open();
    editor.set('price', 120);
    editor.takeDraft();
    expect(state().values.price).toBe(120);
  });
});

describe('leaving', () => {
  test('is free without changes', () => {
    const { editor, state } = open();
    editor.close();
    expect(state().leaving).toBe('left');
  });

  test('asks before changes are lost, and can be taken back', () => {
    const { editor, state, stored } = open();
    editor.set('price', 120);
    after(800);
    editor.close();
    expect(state().leaving).toBe('asking');
    editor.stay();
    expect(state().leaving).toBe('no');
    expect(Object.keys(stored())).toEqual(['ring']);
  });

  test('drops the changes and their draft on demand', () => {
    const { editor, state, stored } = open();
    editor.set('price', 120);
    after(800);
    editor.close();
    editor.discard();
    expect(state().leaving).toBe('left');
    after(5_000);
    expect(stored()).toEqual({});
    editor.stay();
    expect(state().leaving).toBe('left');
  });
});
