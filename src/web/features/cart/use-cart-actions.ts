import { ApiError } from '#web/api/client.ts';
import { useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useCart } from './context.tsx';
import type { ChosenItem } from '#domain/cart.ts';

export function useCartActions() {
  const { cart: t } = useMessages();
  const cart = useCart();
  const tell = (error: unknown) => {
    console.error(error);
    const sentence = error instanceof ApiError ? error.sentence : null;
    showSnack({ message: sentence ?? t.changeFailed, severity: 'error' });
  };
  return {
    remove: (line: ChosenItem) => void cart.remove(line).catch(tell),
    setQuantity: (line: ChosenItem, quantity: number) => cart.setQuantity(line, quantity, tell),
    /** True when the cart is empty now. */
    clear: () =>
      cart.clear().then(
        () => true,
        (error: unknown) => {
          tell(error);
          return false;
        },
      ),
    reload: () => void cart.reload(),
  };
}
