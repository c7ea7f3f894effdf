import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/web-storage.ts';
import type { DraftInput, StoredDraft } from '#contract/drafts.ts';
import { ApiError } from '#web/api/client.ts';
import type { Draft } from '../editor/draft/drafts.ts';
import { changesOnly, completed, settingsDraft } from './settings-draft.ts';
import { blankSettings, type SettingsForm } from './setting-values.ts';

const AT = '2026-11-23T10:00:00.000Z';

const withShop = (shop: Partial<SettingsForm['shop']>): SettingsForm => ({
  ...blankSettings(),
  shop: { ...blankSettings().shop, ...shop },
});
const CURRENT = withShop({ phone: '050-1111111', name: { he: 'חנות', en: 'Shop' } });
const TYPED = withShop({ phone: '052-7654321', name: { he: 'חנות', en: 'My shop' } });
const aDraft = (patch: Partial<Draft<SettingsForm>> = {}): Draft<SettingsForm> => ({
  values: TYPED,
  base: CURRENT,
  version: 3,
  at: AT,
  ...patch,
});
const CHANGES = {
  values: { shop: { phone: '052-7654321', name: { he: 'חנות', en: 'My shop' } } },
  base: { shop: { phone: '050-1111111', name: { he: 'חנות', en: 'Shop' } } },
};

describe('a draft of the settings', () => {
  test('keeps only what was changed, of an undecided one too', () => {
    expect(changesOnly(aDraft())).toEqual({ ...aDraft(), ...CHANGES });
    expect(changesOnly(aDraft({ earlier: aDraft() })).earlier).toEqual({ ...aDraft(), ...CHANGES });
  });

  test('is completed from what the shop has', () => {
    expect(completed(changesOnly(aDraft({ earlier: aDraft() })), CURRENT)).toEqual(
      aDraft({ earlier: aDraft() }),
    );
    const saved: SettingsForm = { ...CURRENT, offers: { firstOrder: 15 } };
    const { values, base } = completed(changesOnly(aDraft()), saved);
    expect([values.offers, base.offers, values.shop]).toEqual([saved.offers, saved.offers, TYPED.shop]);
  });

  test.each<[string, object, object]>([
    ['a setting that there is no more', { shop: { fax: '1' } }, { shop: { fax: '' } }],
    ['a number for a text', { shop: { phone: 7 } }, { shop: { phone: '' } }],
    ['a text for both languages', { shop: { name: 'x' } }, { shop: { name: '' } }],
    ['one language of two', { shop: { name: { he: 'x' } } }, { shop: { name: { he: '', en: '' } } }],
    ['a longer list', { delivery: { post: { days: [1, 2, 3] } } }, { delivery: { post: { days: [1, 2] } } }],
    ['nothing for a section', { shop: null }, { shop: null }],
    ['what it was not typed over', { shop: { phone: '052-7654321' } }, {}],
  ])('leaves %s out', (_what, values, base) => {
    // Parts of a form, as another version of the shop had it.
    const stored = aDraft({ values: values as SettingsForm, base: base as SettingsForm });
    expect(completed(stored, CURRENT)).toEqual(aDraft({ values: CURRENT }));
  });

  test('keeps a number that was cleared', () => {
    const current: SettingsForm = { ...CURRENT, offers: { firstOrder: 10 } };
    const draft = aDraft({ values: { ...current, offers: { firstOrder: null } }, base: current });
    expect(completed(changesOnly(draft), current)).toEqual(draft);
  });
});

describe('its place', () => {
  let server: StoredDraft | null;
  const api = {
    drafts: async () => [],
    dropDraft: async () => {},
    draft: async () => server,
    keepDraft: async (kind: StoredDraft['kind'], _id: string, input: DraftInput) => {
      const { savedDate, ...rest } = input;
      const dates = { savedDate: String(savedDate), updatedDate: AT };
      server = { ...rest, ...dates, kind, _id, version: (server?.version ?? 0) + 1 } as StoredDraft;
      return server;
    },
  };
  const place = () =>
    settingsDraft(api, { userId: 'dana', kind: 'settings', current: CURRENT, onRemoved: () => {} });

  beforeEach(() => {
    server = null;
    stubStorage('localStorage');
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('has it whole and keeps the changes, on the device and on the server', async () => {
    const { storage, remote } = place();
    expect([storage.read(), await remote.read()]).toEqual([null, null]);
    storage.write(aDraft());
    expect(JSON.parse(localStorage.getItem('admin-draft:dana:settings:shop')!)).toMatchObject(CHANGES);
    expect(storage.read()).toEqual(aDraft());
    expect(await remote.write(aDraft(), 0)).toBe(1);
    expect(server).toMatchObject({ ...CHANGES, kind: 'settings', _id: 'shop', entryVersion: 3 });
    expect(await remote.read()).toMatchObject({ ...aDraft(), remote: 1, isOwn: true });
  });

  test("has another device's newer one whole", async () => {
    await place().remote.write(aDraft(), 0);
    const error = new ApiError(412, { error: '', code: 'old_version', data: server });
    expect(place().remote.newer(error)).toMatchObject(aDraft());
  });
});
