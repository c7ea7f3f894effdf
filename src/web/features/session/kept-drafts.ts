/** What an admin was typing when the session ended. */
import { safeLocalStorage } from '#ui/safe-storage.ts';

export const DRAFT_PREFIX = 'admin-draft:';

/** Whether login leads back to an editor that has a draft on this device. */
export function leadsToDraft(next: string | undefined): boolean {
  const isEditor = next !== undefined && new URLSearchParams(next.split('?')[1]).has('edit');
  return isEditor && safeLocalStorage.keys().some((key) => key.startsWith(DRAFT_PREFIX));
}
