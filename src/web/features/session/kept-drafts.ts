/** What an admin was typing when the session ended. */
import { safeLocalStorage } from '#ui/safe-storage.ts';

export const DRAFT_PREFIX = 'admin-draft:';

/** Forms that need no `edit` in their address. */
const FORM_PAGE = /\/admin\/(settings|words)$/;

/** Whether login leads back to an editor that has a draft on this device. */
export function leadsToDraft(next: string | undefined): boolean {
  if (next === undefined) return false;
  const [path = '', search] = next.split('?');
  const isEditor = FORM_PAGE.test(path) || new URLSearchParams(search).has('edit');
  return isEditor && safeLocalStorage.keys().some((key) => key.startsWith(DRAFT_PREFIX));
}
