/**
 * The editors' drafts on this device, in localStorage under `admin-draft:<userId>:<kind>:<id|new|copy-id>`.
 * They survive a reload and an expired login.
 */
const PREFIX = 'admin-draft:';

const keysOf = (userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));

/** False if the browser refuses access to its storage. */
export function hasDrafts(userId: string): boolean {
  try {
    return keysOf(userId).length > 0;
  } catch {
    return false;
  }
}

export function discardDrafts(userId: string): void {
  for (const key of keysOf(userId)) localStorage.removeItem(key);
}

export interface Draft<Values> {
  values: Values;
  /** What was edited, at `version`; null for a new entry. */
  base: Values;
  version: number | null;
  /** When it was saved, ISO. */
  at: string;
  /** A draft that was offered and not answered yet. */
  earlier?: Draft<Values>;
}

/** The place of one entry's draft. */
export interface DraftStorage<Values> {
  /** Null if there is none, or one that no longer fits the form. */
  read: () => Draft<Values> | null;
  /** False if the browser refuses to store it. */
  write: (draft: Draft<Values>) => boolean;
  /** Removes the draft saved at this moment, not another window's newer one. */
  remove: (at: string) => void;
}

/** `target` is the entry's id, `new`, or `copy-<id>` for a copy that is not saved yet. */
export function draftKey(userId: string, kind: string, target: string): string {
  return `${PREFIX}${userId}:${kind}:${target}`;
}

/** `blank` has the shape of the form's values. */
export function createDraftStorage<Values extends object>(key: string, blank: Values): DraftStorage<Values> {
  const readStored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Draft<Values> | null;
  return {
    read() {
      try {
        const draft = readStored();
        return draft && fits(draft, blank) ? draft : null;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove(at) {
      try {
        if (readStored()?.at === at) localStorage.removeItem(key);
      } catch {
        // Without access there is nothing to remove.
      }
    },
  };
}

function fits<Values extends object>({ values, base, at }: Draft<Values>, blank: Values): boolean {
  const hasShape = (stored: unknown) =>
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(blank).every(
      ([name, value]) => shapeOf((stored as Record<string, unknown>)[name]) === shapeOf(value),
    );
  return hasShape(values) && hasShape(base) && !Number.isNaN(Date.parse(at));
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object' && value !== null) return 'object';
  return typeof value === 'boolean' ? 'flag' : 'plain';
}
