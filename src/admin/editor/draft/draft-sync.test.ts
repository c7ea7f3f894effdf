import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { createDraftSync } from './draft-sync.ts';
import type { Draft } from './drafts.ts';
import { untilEnded } from './ended-drafts.ts';
import { fakeRemote } from './remote-drafts.fixture.ts';

type Values = { title: string };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let count = 0;
const draft = (title: string, patch: Partial<Draft<Values>> = {}): Draft<Values> => ({
  values: { title },
  base: { title: '' },
  version: null,
  at: new Date(Date.UTC(2026, 10, 22, 12, 0, count++)).toISOString(),
  ...patch,
});

function open(opened: Draft<Values> | null = null, remote = fakeRemote<Values>()) {
  const onSynced = vi.fn<(synced: Draft<Values>, version: number) => void>();
  const onNewer = vi.fn<(newer: Draft<Values>) => void>();
  const sync = createDraftSync<Values>({ remote, opened, onSynced, onNewer });
  return { sync, remote, onSynced, onNewer, title: () => remote.kept()?.values.title };
}

describe('a draft on its way to the server', () => {
  test('is sent once, a while after the last change', async () => {
    const { sync, remote, title, onSynced } = open();
    sync.want(draft('R'));
    await after(1_400);
    const last = draft('Ring');
    sync.want(last);
    await after(1_499);
    expect(title()).toBeUndefined();
    await after(1);
    expect([title(), remote.writes]).toEqual(['Ring', 1]);
    expect(onSynced).toHaveBeenCalledExactlyOnceWith(last, 1);
    expect(sync.version()).toBe(1);
  });

  test('goes at once when the page is hidden', async () => {
    const { sync, title } = open();
    sync.want(draft('Ring'));
    sync.flush();
    await after(0);
    expect(title()).toBe('Ring');
  });

  test('does not wait for an earlier one when the page is hidden', async () => {
    const { sync, remote, title } = open();
    sync.want(draft('Ri'));
    void sync.send();
    sync.want(draft('Ring'));
    sync.flush();
    await after(0);
    expect([title(), remote.writes]).toEqual(['Ring', 2]);
  });

  test('is removed after it ended, also while it is being sent', async () => {
    const { sync, remote, title } = open();
    sync.want(draft('Ring'));
    void sync.send();
    sync.want(null);
    await after(0);
    expect([title(), remote.writes]).toEqual([undefined, 1]);
  });

  test('has ended only once its removal was answered', async () => {
    const { sync, title } = open();
    sync.want(draft('Ring'));
    void sync.send();
    sync.want(null);
    await untilEnded();
    expect(title()).toBeUndefined();
  });

  test.each([0, 500, 503])('is tried again after %i', async (status) => {
    const { sync, remote, title } = open();
    remote.faults.push(new ApiError(status));
    sync.want(draft('Ring'));
    expect(await sync.send()).toBe(false);
    await after(20_000);
    expect(title()).toBe('Ring');
  });

  test.each([400, 401, 409, 413])('is not tried again after %i, but with the next change', async (status) => {
    const { sync, remote, title } = open();
    remote.faults.push(new ApiError(status));
    sync.want(draft('Rin'));
    await after(60_000);
    expect(title()).toBeUndefined();
    sync.want(draft('Ring'));
    await after(1_500);
    expect(title()).toBe('Ring');
  });

  test("whose answer was lost is not taken for another device's", async () => {
    const { sync, remote, title, onNewer } = open();
    remote.losesAnswer = true;
    sync.want(draft('Rin'));
    await after(1_500);
    sync.want(draft('Ring'));
    await after(3_000);
    expect([title(), onNewer.mock.calls]).toEqual(['Ring', []]);
  });
});

describe('what another device wrote', () => {
  test('is told at the start', async () => {
    const remote = fakeRemote<Values>();
    remote.writeElsewhere(draft('Theirs'));
    const { sync, onNewer } = open(null, remote);
    sync.start();
    await after(0);
    expect(onNewer.mock.calls.map(([{ values }]) => values.title)).toEqual(['Theirs']);
  });

  test('is not told if this device has seen it', async () => {
    const remote = fakeRemote<Values>();
    remote.writeElsewhere(draft('Theirs'));
    const { sync, onNewer } = open(draft('Theirs', { remote: 1, synced: true }), remote);
    sync.start();
    await after(60_000);
    expect([onNewer.mock.calls, remote.writes]).toEqual([[], 0]);
  });

  test('is not overwritten until the admin has chosen', async () => {
    const { sync, remote, title, onNewer } = open();
    sync.want(draft('Mine'));
    await after(1_500);
    remote.writeElsewhere(draft('Theirs'));
    sync.want(draft('Mine, longer'));
    await after(1_500);
    expect(onNewer).toHaveBeenCalledOnce();
    sync.want(draft('Mine, still longer'));
    sync.flush();
    await after(60_000);
    expect(title()).toBe('Theirs');
    sync.answer();
    await after(1_500);
    expect(title()).toBe('Mine, still longer');
  });

  test('of this one, whose answer was lost, is removed by a discard before it was seen', async () => {
    const remote = fakeRemote<Values>();
    const sent = draft('Ring');
    await remote.write(sent, 0);
    const { sync, title } = open(sent, remote);
    sync.start();
    sync.want(null);
    await after(0);
    expect(title()).toBeUndefined();
  });

  test('stays when the draft ends here', async () => {
    const { sync, remote, title } = open();
    sync.want(draft('Mine'));
    await after(1_500);
    remote.writeElsewhere(draft('Theirs'));
    sync.want(null);
    await after(60_000);
    expect(title()).toBe('Theirs');
  });
});

test('a draft that was never sent is sent once the editor opens with it', async () => {
  const { sync, title } = open(draft('Offline'));
  sync.start();
  await after(1_500);
  expect(title()).toBe('Offline');
});
