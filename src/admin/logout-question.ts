/** Loaded by the shop's menus before any of the admin's code. */
import type { Lang } from '#domain/language.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import type LogoutQuestionComponent from './layout/LogoutQuestion.tsx';

export type LogoutQuestion = typeof LogoutQuestionComponent;

/** Null if this device has neither drafts nor marks that wait to be sent. */
export async function loadLogoutQuestion(userId: string, lang: Lang): Promise<LogoutQuestion | null> {
  const { hasDrafts } = await import('./editor/draft/drafts.ts');
  const { hasMarks } = await import('./studio-day/kept-day.ts');
  if (!hasDrafts(userId) && !hasMarks(userId)) {
    const { leaveStudio } = await import('./studio-day/leave-studio.ts');
    leaveStudio(userId);
    return null;
  }
  const [module] = await Promise.all([import('./layout/LogoutQuestion.tsx'), loadAdminMessages(lang)]);
  return module.default;
}
