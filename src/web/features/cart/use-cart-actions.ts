import type { CartLine } from '#contract/carts.ts';
import { takenOutEn } from '#i18n/taken-out.en.ts';
import { takenOutHe } from '#i18n/taken-out.he.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { linesOf } from './cart-changes.ts';
import { useCart } from './context.tsx';
import type { ChosenItem } from '#domain/cart.ts';

export function useCartActions() {
  const { cart: t } = useMessages();
  const cart = useCart();
  const { message, bringBack } = useLang() === 'he' ? takenOutHe : takenOutEn;
  const tell = (error: unknown): false => {
    console.error(error);
    showSnack({ message: failureSentence(error, t.changeFailed), severity: 'error' });
    return false;
  };
  return {
    /** A message brings it back as it was. */
    remove: (line: CartLine) => {
      const run = () => void cart.add(linesOf({ items: [line] })[0]!).catch(tell);
      const action = { label: bringBack, run };
      void cart.remove(line).then(() => showSnack({ message, severity: 'success', action }), tell);
    },
    setQuantity: (line: ChosenItem, quantity: number) => cart.setQuantity(line, quantity, tell),
    /** True when the cart is empty now. */
    clear: () => cart.clear().then(() => true, tell),
    reload: () => void cart.reload(),
  };
}
