import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { adminMessagesOf } from '#i18n/admin/messages.ts';
import { useLang } from '#ui/language.tsx';

/** Loaded before AdminApp. */
export function useAdminMessages(): AdminMessages {
  const lang = useLang();
  const messages = adminMessagesOf(lang);
  if (!messages) throw new Error(`The admin's dictionary '${lang}' was not loaded`);
  return messages;
}
