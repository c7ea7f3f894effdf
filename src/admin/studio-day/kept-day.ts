/**
 * What this device keeps of a studio day: the roster as it was last read, and the marks that are not sent yet. The keys
 * are `studio-day-roster:<userId>:<workshopId>` and `studio-day-marks:<userId>:<workshopId>`.
 */
import type { AttendeeInput, Roster } from '#contract/attendees.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { safeLocalStorage } from '#ui/safe-storage.ts';

const ROSTER = 'studio-day-roster:';
const MARKS = 'studio-day-marks:';
/** Days for which a roster without marks to send is kept after it was read. */
const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;

export interface KeptRoster {
  /** When it was read, ISO 8601. */
  at: string;
  roster: Roster;
  workshop: Pick<AdminWorkshop, '_id' | 'title' | 'description' | 'translations' | 'workshopDates'>;
}

/** Of somebody on the list. */
export interface ArrivalMark {
  kind: 'arrival';
  attendee: string;
  /** For telling what couldn't be sent. */
  name: string;
  came: boolean;
  /** When it was pressed, ISO 8601. */
  at: string;
  /** Sent, and maybe arrived, although no answer came. */
  tried?: boolean;
}

/** Of somebody who came without being on the list. */
export interface NewcomerMark {
  kind: 'newcomer';
  /** The `Idempotency-Key`, which stands for the person until the server has given an id. */
  key: string;
  input: AttendeeInput;
  came: boolean;
  at: string;
}

export type Mark = ArrivalMark | NewcomerMark;

export interface KeptDay {
  readRoster: () => KeptRoster | null;
  writeRoster: (kept: KeptRoster) => void;
  forgetRoster: () => void;
  readMarks: () => Mark[];
  writeMarks: (marks: readonly Mark[]) => void;
  /** Whether a storage event is about these marks. */
  isOfMarks: (key: string | null) => boolean;
}

export function keptDay(userId: string, workshop: string): KeptDay {
  const rosterKey = `${ROSTER}${userId}:${workshop}`;
  const marksKey = `${MARKS}${userId}:${workshop}`;
  // Without storage they live as long as the page.
  let inMemory: readonly Mark[] = [];
  return {
    readRoster: () => safeLocalStorage.getJson(rosterKey) as KeptRoster | null,
    writeRoster: (kept) => void safeLocalStorage.setJson(rosterKey, kept),
    forgetRoster: () => safeLocalStorage.remove(rosterKey),
    readMarks() {
      if (inMemory.length > 0) return [...inMemory];
      const stored = safeLocalStorage.getJson(marksKey);
      return Array.isArray(stored) ? (stored as Mark[]) : [];
    },
    writeMarks(marks) {
      const isStored = marks.length === 0 || safeLocalStorage.setJson(marksKey, marks);
      inMemory = isStored ? [] : marks;
      if (marks.length === 0) safeLocalStorage.remove(marksKey);
    },
    isOfMarks: (key) => key === null || key === marksKey,
  };
}

export function hasMarks(userId: string): boolean {
  return safeLocalStorage.keys().some((key) => key.startsWith(`${MARKS}${userId}:`));
}

export function discardMarks(userId: string): void {
  forget(`${MARKS}${userId}:`);
}

/** The names and phones of people who come stay on no device that is logged out. */
export function forgetStudioDays(userId: string): void {
  forget(`${ROSTER}${userId}:`);
}

export function forgetOldRosters(now: Date): void {
  for (const key of safeLocalStorage.keys().filter((one) => one.startsWith(ROSTER))) {
    const kept = safeLocalStorage.getJson(key) as KeptRoster | null;
    const age = now.getTime() - Date.parse(kept?.at ?? '');
    if (!(age < KEPT_DAYS * DAY_MS)) safeLocalStorage.remove(key);
  }
}

function forget(prefix: string): void {
  for (const key of safeLocalStorage.keys().filter((one) => one.startsWith(prefix)))
    safeLocalStorage.remove(key);
}
