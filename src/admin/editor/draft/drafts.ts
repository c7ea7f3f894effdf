/**
 * Drafts of editors on this device, in localStorage under `admin-draft:<userId>:<kind>:<id|new>`
 * (product: Admin): there after a reload or an expired login, gone after save or discard.
 */
const PREFIX = 'admin-draft:';

const keysOf = (userId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));

/** Whether this device keeps drafts of hers. False where the browser refuses to tell. */
export function hasDrafts(userId: string): boolean {
  try {
    return keysOf(userId).length > 0;
  } catch {
    return false;
  }
}

/** Takes all her drafts off this device. */
export function discardDrafts(userId: string): void {
  for (const key of keysOf(userId)) localStorage.removeItem(key);
}

/** What was typed, and on what it was typed. */
export interface Draft<Values> {
  values: Values;
  base: Values;
  /** The entry's version at that time; null for a new one. */
  version: number | null;
  /** When it was kept, ISO. */
  at: string;
  /** One that was offered and not answered when this was written. */
  earlier?: Draft<Values>;
}

/** `target` is the entry's id, `new`, or `copy-<id>` for a copy that is not saved yet. */
export function draftKey(userId: string, kind: string, target: string): string {
  return `${PREFIX}${userId}:${kind}:${target}`;
}

/** The draft as it was kept, or null where there is none that this editor can show. */
export function readDraft<Values extends object>(key: string, blank: Values): Draft<Values> | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft<Values> | null;
    return draft && isDraft(draft, blank) ? draft : null;
  } catch {
    return null;
  }
}

/** False where the browser refuses to keep it: full, or no storage. */
export function writeDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Takes the draft away that was written at this moment: another window's newer one stays. */
export function removeDraft(key: string, at: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { at?: unknown } | null;
    if (kept?.at === at) localStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}

/** A draft of an earlier form of the editor is none. */
function isDraft<Values extends object>({ values, base, at }: Draft<Values>, blank: Values): boolean {
  const fits = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    Object.keys(blank).every((key) => shapeOf(one[key as never]) === shapeOf(blank[key as never]));
  return fits(values) && fits(base) && !Number.isNaN(Date.parse(at));
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null
    ? 'object'
    : typeof value === 'boolean'
      ? 'flag'
      : 'plain';
}
