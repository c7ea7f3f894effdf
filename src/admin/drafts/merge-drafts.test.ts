import { expect, test } from 'vitest';
import type { DraftSummary } from '#contract/drafts.ts';
import type { DeviceDraft } from '../editor/draft/drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';

const here = (patch: Partial<DeviceDraft> = {}): DeviceDraft => ({
  kind: 'products',
  id: 'new-1',
  name: 'Here',
  at: '2026-11-22T10:00:00.000Z',
  version: null,
  ...patch,
});
const there = (patch: Partial<DraftSummary> = {}): DraftSummary => ({
  kind: 'products',
  _id: 'new-1',
  name: 'There',
  entryVersion: null,
  uploading: false,
  savedDate: '2026-11-22T11:00:00.000Z',
  updatedDate: '2026-11-22T11:00:00.000Z',
  version: 2,
  ...patch,
});

test.each<[string, DeviceDraft[], DraftSummary[] | null, string[]]>([
  ['of no connection are those of this device', [here()], null, ['Here, here']],
  [
    'of no connection are those of this device, synced ones too',
    [here({ synced: true })],
    null,
    ['Here, here'],
  ],
  ['of another device', [], [there()], ['There']],
  ['of both, the words not sent yet', [here()], [there()], ['Here, here']],
  ["of both, the server's words", [here({ synced: true, remote: 2 })], [there()], ['There, here']],
  ['that ended elsewhere are gone', [here({ synced: true, remote: 2 })], [], []],
  ['of an unknown form are left out', [here({ kind: 'orders' })], [], []],
  [
    'begin with the latest',
    [here({ id: 'new-2', at: '2026-11-22T12:00:00.000Z' })],
    [there()],
    ['Here, here', 'There'],
  ],
  ['of one id but two kinds are two', [here({ kind: 'workshops' })], [there()], ['There', 'Here, here']],
])('drafts %s', (_what, device, server, expected) => {
  const { listed } = mergeDrafts(device, server);
  expect(listed.map(({ name, isHere }) => (isHere ? `${name}, here` : name))).toEqual(expected);
});

test('tells which ended elsewhere and which the server lacks', () => {
  const [ended, unsent, same] = [
    here({ id: 'ended', synced: true }),
    here({ id: 'unsent' }),
    here({ id: 'same', synced: true }),
  ];
  const merged = mergeDrafts([ended, unsent, same], [there({ _id: 'same' })]);
  expect(merged).toMatchObject({ ended: [ended], unsent: [unsent] });
});
