import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '#ui/safe-storage.ts';

const keyOf = (id: string) => `tutorial-page:${id}`;

/** From 1; null at the beginning or if unknown. */
export function readPlace(id: string): number | null {
  const page = Number(safeLocalStorage.get(keyOf(id)));
  return Number.isInteger(page) && page > 1 ? page : null;
}

export function savePlace(id: string, page: number): void {
  if (page > 1) safeLocalStorage.set(keyOf(id), String(page));
  else safeLocalStorage.remove(keyOf(id));
}

const never = () => () => {};

export function useSavedPlace(id: string): number | null {
  return useSyncExternalStore(
    never,
    () => readPlace(id),
    () => null,
  );
}
