/** The page of a tutorial where its reader was last, kept in this browser. */
import { useSyncExternalStore } from 'react';

const keyOf = (id: string) => `tutorial-page:${id}`;

/** From 1; null where it is the beginning or unknown. */
export function readPlace(id: string): number | null {
  try {
    const kept = Number(localStorage.getItem(keyOf(id)));
    return Number.isInteger(kept) && kept > 1 ? kept : null;
  } catch {
    return null;
  }
}

/** The beginning is where one is without a place, so it is none. */
export function savePlace(id: string, page: number): void {
  try {
    if (page > 1) localStorage.setItem(keyOf(id), String(page));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // A browser that refuses storage begins at the first page.
  }
}

const never = () => () => {};

/** The server knows of none. */
export function useSavedPlace(id: string): number | null {
  return useSyncExternalStore(
    never,
    () => readPlace(id),
    () => null,
  );
}
