/** The localStorage keys are `admin-draft:<userId>:<kind>:<id|new|copy-id>`. */
import { safeLocalStorage } from '#ui/safe-storage.ts';

const PREFIX = 'admin-draft:';

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
  /** ISO */
  at: string;
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

/** `target`: the entry's id, `new`, or `copy-<id>` for an unsaved copy. */
export function draftKey(userId: string, kind: string, target: string): string {
  return `${PREFIX}${userId}:${kind}:${target}`;
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
function isDraft<Values extends object>(stored: unknown, blank: Values): stored is Draft<Values> {
  if (!isRecord(stored)) return false;
  const fits = (values: unknown) =>
    isRecord(values) &&
    Object.entries(blank).every(([name, value]) => shapeOf(values[name]) === shapeOf(value));
  return fits(stored.values) && fits(stored.base) && !Number.isNaN(Date.parse(String(stored.at)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (isRecord(value)) return 'object';
  return typeof value === 'boolean' ? 'flag' : 'plain';
}
