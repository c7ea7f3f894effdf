import type { CartLine } from '#contract/carts.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { wantedLine } from './cart-changes.ts';
import { useCartTexts } from './cart-texts.ts';
import { useCart } from './context.tsx';
import type { ChosenItem } from '#domain/cart.ts';

export function useCartActions() {
  const { cart: t } = useMessages();
  const cart = useCart();
  const { takenOut, bringBack } = useCartTexts();
  const tell = (error: unknown): false => {
    console.error(error);
    showSnack({ message: failureSentence(error, t.changeFailed), severity: 'error' });
    return false;
  };
  return {
    /** A message brings it back as it was. */
    remove: (line: CartLine) => {
      const run = () => void cart.add(wantedLine(line)).catch(tell);
      const action = { label: bringBack, run };
      void cart.remove(line).then(() => showSnack({ message: takenOut, severity: 'success', action }), tell);
    },
    setQuantity: (line: ChosenItem, quantity: number) => cart.setQuantity(line, quantity, tell),
    /** True when the cart is empty now. */
    clear: () => cart.clear().then(() => true, tell),
    reload: () => void cart.reload(),
  };
}
