import { useCallback } from 'react';
import type { WantedLine } from '#domain/cart.ts';
import type { ProductType } from '#domain/offer.ts';
import type { Choices } from '#domain/options.ts';
import { useCart } from '#web/features/cart/context.tsx';
import { savePendingAdd } from '#web/features/cart/pending-add.ts';
import { useSession } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';

/** Resolves to what the server refused it with. Referentially stable. */
export function useAddLine(): (line: WantedLine) => Promise<unknown> {
  const { cart: t, common } = useMessages();
  const lang = useLang();
  const cart = useCart();
  const session = useSession();
  return useCallback(
    async function attempt(line) {
      const retry = { label: common.retry, run: () => void session.known().then(() => attempt(line)) };
      try {
        const { addLine } = await import('./add-line.ts');
        if (session.state.get().status === 'failed') throw new Error('The session is unknown');
        return await addLine({ cart, lang, t, retry }, line);
      } catch (error) {
        console.error(error);
        showSnack({ message: t.addFailed, severity: 'error', action: retry, stay: 0 });
        return error;
      }
    },
    [cart, session, t, common, lang],
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
      if (status !== 'visitor') return addLine(line);
      savePendingAdd(line);
      toLogin();
      return null;
    },
    [session, addLine, toLogin],
  );
}
