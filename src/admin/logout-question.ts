/** What the shop's menus ask an admin at logout, before any of the admin's code is loaded. */
import type { Lang } from '#domain/language.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import type LogoutQuestionComponent from './layout/LogoutQuestion.tsx';

export type LogoutQuestion = typeof LogoutQuestionComponent;

/** The question what becomes of their drafts; null where this device has none. */
export async function loadLogoutQuestion(userId: string, lang: Lang): Promise<LogoutQuestion | null> {
  const { hasDrafts } = await import('./editor/draft/drafts.ts');
  if (!hasDrafts(userId)) return null;
  const [module] = await Promise.all([import('./layout/LogoutQuestion.tsx'), loadAdminMessages(lang)]);
  return module.default;
}
