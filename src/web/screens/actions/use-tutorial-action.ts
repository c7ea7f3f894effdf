import { pages } from '#contract/routes.ts';
import type { TutorialAction } from '#web/features/catalogue/TutorialCard.tsx';
import { useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { useAddToCart } from './use-add-to-cart.ts';

export function useTutorialAction(): (tutorial: { _id: string; price: number }) => TutorialAction {
  const { user } = useSessionState();
  const { loginHrefFor } = useVisitorGate();
  const addToCart = useAddToCart();
  return ({ _id, price }) => {
    if (user?.ownedTutorials.includes(_id)) return { kind: 'owned', to: pages.tutorial(_id) };
    if (price === 0) return { kind: 'open', to: user ? pages.tutorial(_id) : loginHrefFor({ _id, price }) };
    return { kind: 'add', onAdd: () => void addToCart('Tutorial', _id) };
  };
}
