/** The localStorage keys are `admin-draft:<userId>:<kind>:<id|new|copy-id>`. */
const PREFIX = 'admin-draft:';

const keysOf = (userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));

/** False if the browser denies access to its storage. */
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
