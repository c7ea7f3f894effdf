/** This device's copies. The localStorage keys are `admin-draft:<userId>:<kind>:<id>`. */
import { safeLocalStorage } from '#ui/safe-storage.ts';
import { DRAFT_PREFIX } from '#web/features/session/kept-drafts.ts';

const PREFIX = DRAFT_PREFIX;

const keysOf = (userId: string) =>
  safeLocalStorage.keys().filter((key) => key.startsWith(`${PREFIX}${userId}:`));

export function hasDrafts(userId: string): boolean {
  return keysOf(userId).length > 0;
}

export function discardDrafts(userId: string): void {
  for (const key of keysOf(userId)) safeLocalStorage.remove(key);
}

export interface Draft<Values> {
  values: Values;
  /** What was edited, at `version`; null for a new entry. */
  base: Values;
  version: number | null;
  /** ISO, by the clock of the device that saved it. */
  at: string;
  /** What a list calls it; may be empty. */
  name?: string;
  /** Pictures were on their way, and are not in it. */
  uploading?: boolean;
  /** The version on the server that it continues. */
  remote?: number;
  /** The server has all of it. */
  synced?: boolean;
  /** An offered draft that is still undecided. */
  earlier?: Draft<Values>;
}

export interface DraftStorage<Values> {
  /** Null if there is none, or it no longer fits the form. */
  read: () => Draft<Values> | null;
  write: (draft: Draft<Values>) => boolean;
  /** Only the draft saved at this time, not another window's newer one. */
  remove: (at: string) => void;
}

/** `id`: the entry's, or the draft's own for a new one. */
export function draftKey(userId: string, kind: string, id: string): string {
  return `${PREFIX}${userId}:${kind}:${id}`;
}

const DEVICE = 'admin-device';
let device: string | null = null;

/** Tells this browser's drafts from those of another device. */
export function thisDevice(): string {
  device ??= safeLocalStorage.get(DEVICE) ?? newDraftId();
  safeLocalStorage.set(DEVICE, device);
  return device;
}

export const newDraftId = (): string => crypto.randomUUID();

export interface DeviceDraft extends Omit<Draft<unknown>, 'values' | 'base' | 'earlier'> {
  kind: string;
  id: string;
}

export function draftsOnDevice(userId: string): DeviceDraft[] {
  return keysOf(userId).flatMap((key) => {
    const [kind, id] = key.slice(`${PREFIX}${userId}:`.length).split(':', 2);
    const stored = safeLocalStorage.getJson(key);
    if (!kind || !id || !isRecord(stored) || !isTime(stored.at)) return [];
    const { values: _values, base: _base, earlier: _earlier, ...rest } = stored;
    // Only the editor of its kind can tell whether the rest fits.
    return [{ ...(rest as Omit<DeviceDraft, 'kind' | 'id'>), kind, id }];
  });
}

export function removeFromDevice(userId: string, kind: string, id: string): void {
  safeLocalStorage.remove(draftKey(userId, kind, id));
}

export function createDraftStorage<Values extends object>(key: string, blank: Values): DraftStorage<Values> {
  return {
    read() {
      const stored = safeLocalStorage.getJson(key);
      return isDraft(stored, blank) ? stored : null;
    },
    write: (draft) => safeLocalStorage.setJson(key, draft),
    remove(at) {
      const stored = safeLocalStorage.getJson(key);
      if (isRecord(stored) && stored.at === at) safeLocalStorage.remove(key);
    },
  };
}

/** Whether it fits the form; an earlier version of the shop may have stored it. */
export function isDraft<Values extends object>(stored: unknown, blank: Values): stored is Draft<Values> {
  if (!isRecord(stored)) return false;
  const fits = (values: unknown) =>
    isRecord(values) &&
    Object.entries(blank).every(([name, value]) => shapeOf(values[name]) === shapeOf(value));
  return fits(stored.values) && fits(stored.base) && isTime(stored.at);
}

const isTime = (value: unknown) => !Number.isNaN(Date.parse(String(value)));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (isRecord(value)) return 'object';
  return typeof value === 'boolean' ? 'flag' : 'plain';
}
