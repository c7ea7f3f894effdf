/** In the browser; an owner's is with the account, too, and the newer one counts. */
import { useSyncExternalStore } from 'react';
import type { ReadingPlace } from '#contract/tutorials.ts';
import { safeLocalStorage } from '#ui/safe-storage.ts';

interface StoredPlace {
  /** From 1. */
  page: number;
  /** ISO 8601; empty if unknown. */
  at: string;
  /** The owner of the tutorial; null for a free one. */
  reader: string | null;
}

const keyOf = (id: string) => `tutorial-page:${id}`;

/** Null if unknown, or if it is another reader's. */
export function readPlace(id: string, reader: string | null): Pick<StoredPlace, 'page' | 'at'> | null {
  // A number alone is from before an owner's place was with the account.
  const [number, at = '', whose = reader ?? ''] = (safeLocalStorage.get(keyOf(id)) ?? '').split(' ');
  const page = Number(number);
  return Number.isInteger(page) && page > 0 && whose === (reader ?? '') ? { page, at } : null;
}

export function savePlace(id: string, { page, at, reader }: StoredPlace): void {
  safeLocalStorage.set(keyOf(id), `${page} ${at} ${reader ?? ''}`);
}

/** The page to go on at; 1 if nothing is known. */
export function startPage(
  here: Pick<StoredPlace, 'page' | 'at'> | null,
  ofAccount: Pick<ReadingPlace, 'page' | 'updatedAt'> | null | undefined,
): number {
  if (!ofAccount) return here?.page ?? 1;
  return here && here.at > ofAccount.updatedAt ? here.page : ofAccount.page;
}

const never = () => () => {};

/** What is stored here before the page is hydrated is unknown. */
export function useStartPage(
  id: string,
  reader: string | null,
  ofAccount: ReadingPlace | null | undefined,
): number {
  return useSyncExternalStore(
    never,
    () => startPage(readPlace(id, reader), ofAccount),
    () => 1,
  );
}
