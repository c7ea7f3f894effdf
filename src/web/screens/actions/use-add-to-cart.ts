import { useCallback } from 'react';
import { pages } from '#contract/routes.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { ProductType } from '#domain/offer.ts';
import type { Choices } from '#domain/options.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { useCart } from '#web/features/cart/context.tsx';
import { isSameLine } from '#web/features/cart/cart-changes.ts';
import { forgetText } from '#web/features/cart/kept-text.ts';
import { savePendingAdd } from '#web/features/cart/pending-add.ts';
import { useSession } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';

/** Resolves to what the server refused it with. Referentially stable. */
export function useAddLine(): (line: WantedLine) => Promise<unknown> {
  const { cart: t } = useMessages();
  const cart = useCart();
  return useCallback(
    async (line) => {
      const present = cart.state.get().cart?.items.some((item) => isSameLine(item, line));
      try {
        await cart.add(line);
      } catch (error) {
        console.error(error);
        showSnack({ message: failureSentence(error, t.addFailed), severity: 'error' });
        return error;
      }
      forgetText(line.item);
      const already = present && line.productType === 'Tutorial';
      showSnack({
        message: already ? t.alreadyThere : t.added[line.productType],
        severity: 'success',
        action: { label: t.title, to: pages.checkout() },
      });
      return null;
    },
    [cart, t],
  );
}

type AddToCart = (
  productType: ProductType,
  item: string,
  quantity?: number,
  chosen?: Choices,
) => Promise<unknown>;

/** Sends a visitor to login with a pending add; resolves to what the server refused it with. */
export function useAddToCart(): AddToCart {
  const session = useSession();
  const addLine = useAddLine();
  const { toLogin } = useVisitorGate();
  return useCallback(
    async (productType, item, quantity = 1, chosen = {}) => {
      const line = { productType, item, quantity, ...chosen };
      const { status } = await session.known();
      if (status === 'user') return addLine(line);
      savePendingAdd(line);
      toLogin();
      return null;
    },
    [session, addLine, toLogin],
  );
}
