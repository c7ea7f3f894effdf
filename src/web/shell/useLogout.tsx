/** Asks the admin about drafts first; a cart quantity just edited is still sent. */
import { useState, type ReactNode } from 'react';
import { useCart } from '../features/cart/context.tsx';
import { useSession, useSessionState } from '../features/session/context.tsx';
import type { LogoutQuestion } from '#admin/logout-question.ts';
import { useLang } from '#ui/language.tsx';

/** `question` outlives the menu, so render it beside it; it waits until the menu is gone (`isGone`). */
export function useLogout(isGone = true): { logout: () => void; question: ReactNode } {
  const session = useSession();
  const cart = useCart();
  const { user } = useSessionState();
  const lang = useLang();
  const [Question, setQuestion] = useState<LogoutQuestion | null>(null);
  const [open, setOpen] = useState(false);

  const leave = () => void cart.settled().then(() => session.logout());
  const leaveOrAsk = async (userId: string) => {
    const { loadLogoutQuestion } = await import('#admin/logout-question.ts');
    const question = await loadLogoutQuestion(userId, lang);
    if (!question) return leave();
    setQuestion(() => question);
    return setOpen(true);
  };
  return {
    // If the question's code fails to load, the drafts stay.
    logout: () => (user?.role === 'superAdmin' ? void leaveOrAsk(user._id).catch(leave) : leave()),
    question: Question && user && (
      <Question open={open && isGone} onOpenChange={setOpen} userId={user._id} onLeave={leave} />
    ),
  };
}
