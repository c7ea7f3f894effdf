/** The admin's dictionary for every component of the admin. */
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { adminMessagesOf } from '#i18n/admin/messages.ts';
import { useLang } from '#ui/language.tsx';

/** The dictionary of the page's language; AdminApp shows nothing before it has come. */
export function useAdminMessages(): AdminMessages {
  const lang = useLang();
  const messages = adminMessagesOf(lang);
  if (!messages) throw new Error(`The admin's dictionary '${lang}' was not loaded`);
  return messages;
}
