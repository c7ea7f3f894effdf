import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/web-storage.ts';
import type { StoredDraft } from '#contract/drafts.ts';
import { ApiError } from '#web/api/client.ts';
import { createDraftStorage, draftKey, type Draft } from '../editor/draft/drafts.ts';
import { duringEnd } from '../editor/draft/ended-drafts.ts';
import { fetchDraft } from './load-drafts.ts';

const AT = '2026-11-23T10:00:00.000Z';
const storage = createDraftStorage<object>(draftKey('dana', 'settings', 'shop'), {});
const here = (patch: Partial<Draft<object>> = {}): Draft<object> => ({
  values: { shop: { phone: 'here' } },
  base: {},
  version: 1,
  at: AT,
  ...patch,
});
const there: StoredDraft = {
  kind: 'settings',
  _id: 'shop',
  entryVersion: 1,
  uploading: false,
  name: '',
  savedDate: AT,
  updatedDate: AT,
  version: 2,
  values: { shop: { phone: 'there' } },
  base: {},
  device: 'laptop',
};

let server: StoredDraft | null;
const fails = () => Promise.reject(new ApiError(500));
const api = { drafts: fails, draft: async () => server, keepDraft: fails, dropDraft: fails };

beforeEach(() => {
  server = null;
  stubStorage('localStorage');
});
afterEach(() => void vi.unstubAllGlobals());

const after = async (device: Draft<object> | null, found: StoredDraft | null) => {
  if (device) storage.write(device);
  server = found;
  await fetchDraft(api, 'dana', 'settings', 'shop');
  return storage.read()?.values ?? null;
};

test.each<[string, Draft<object> | null, StoredDraft | null, object | null]>([
  ["another device's comes here", null, there, there.values],
  ['one that was not sent yet stays', here(), there, here().values],
  ['one that was not sent yet stays alone', here(), null, here().values],
  ['one that ended elsewhere leaves', here({ synced: true, remote: 2 }), null, null],
  ['one that was sent stays', here({ synced: true, remote: 2 }), there, here().values],
])('before a form opens, %s', async (_what, device, found, expected) => {
  expect(await after(device, found)).toEqual(expected);
});

test('without an answer what is here stays', async () => {
  const sent = here({ synced: true, remote: 2 });
  storage.write(sent);
  await fetchDraft({ ...api, draft: fails }, 'dana', 'settings', 'shop');
  expect(storage.read()).toEqual(sent);
});

test('one that is just ending does not come back', async () => {
  server = there;
  const ended = Promise.withResolvers<void>();
  void duringEnd(ended.promise);
  const fetched = fetchDraft(api, 'dana', 'settings', 'shop');
  server = null;
  ended.resolve();
  await fetched;
  expect(storage.read()).toBeNull();
});
