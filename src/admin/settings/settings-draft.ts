/** The draft of a form over the settings. Only what was changed is kept, so it fits a later form too. */
import { SHOP_DRAFT, type SettingsFormKind } from '#domain/drafts.ts';
import type { DraftPlace } from '../editor/draft/draft-keeper.ts';
import { createDraftStorage, draftKey, type Draft } from '../editor/draft/drafts.ts';
import type { DraftCalls } from '../editor/draft/ended-drafts.ts';
import { createRemoteDrafts } from '../editor/draft/remote-drafts.ts';
import { isPair } from '../form/pair.ts';
import { isEquivalent, pathOf, readAt, writeAt } from '../form/values.ts';
import { settingsIn } from './setting-tree.ts';

interface SettingsDraftOptions<Values> {
  userId: string;
  kind: SettingsFormKind;
  /** The form as the shop has it, for what the draft leaves out. */
  current: Values;
  onRemoved: () => void;
}

export function settingsDraft<Values extends object>(
  api: DraftCalls,
  { userId, kind, current, onRemoved }: SettingsDraftOptions<Values>,
): DraftPlace<Values> {
  // Any object is a part of the form.
  const blank = {} as Values;
  const storage = createDraftStorage(draftKey(userId, kind, SHOP_DRAFT), blank);
  const remote = createRemoteDrafts(api, { userId, kind, id: SHOP_DRAFT, blank, onRemoved });
  const whole = <Kept extends Draft<Values>>(draft: Kept | null) => draft && completed(draft, current);
  return {
    storage: {
      ...storage,
      read: () => whole(storage.read()),
      write: (draft) => storage.write(changesOnly(draft)),
    },
    remote: {
      ...remote,
      read: async () => whole(await remote.read()),
      write: (draft, version) => remote.write(changesOnly(draft), version),
      newer: (error) => whole(remote.newer(error)),
    },
  };
}

export function changesOnly<Values extends object>(draft: Draft<Values>): Draft<Values> {
  const { values, base, earlier } = draft;
  const changed = settingsIn(values)
    .map(([path]) => pathOf(path))
    .filter((path) => !isEquivalent(readAt(values, path), readAt(base, path)));
  const only = (form: Values) =>
    changed.reduce((part, path) => writeAt(part, path, readAt(form, path)), {} as Values);
  return {
    ...draft,
    values: only(values),
    base: only(base),
    ...(earlier ? { earlier: changesOnly(earlier) } : {}),
  };
}

/** `current` with the draft's changes; a setting that the form no longer has is left out. */
export function completed<Values extends object, Kept extends Draft<Values>>(
  draft: Kept,
  current: Values,
): Kept {
  const { values, base, earlier } = draft;
  const fitting = settingsIn(current)
    .map(([path, value]) => [pathOf(path), value] as const)
    .filter(([path, value]) => [values, base].every((part) => isAlike(value, readAt(part, path))));
  const over = (part: Values) =>
    fitting.reduce((form, [path]) => writeAt(form, path, readAt(part, path)), current);
  return {
    ...draft,
    values: over(values),
    base: over(base),
    ...(earlier ? { earlier: completed(earlier, current) } : {}),
  };
}

/** Whether the one can be the other's value in a form. */
function isAlike(one: unknown, other: unknown): boolean {
  if (isPair(one)) return isPair(other) && [other.he, other.en].every((text) => typeof text === 'string');
  if (Array.isArray(one)) return Array.isArray(other) && other.length === one.length;
  const isNumber = (value: unknown) => value === null || typeof value === 'number';
  return isNumber(one) ? isNumber(other) : typeof one === typeof other;
}
