import { createContext, use } from 'react';
import { useStore } from '#ui/store.ts';
import { NO_CART, type CartStore, type CartState } from './cart-state.ts';

const CartContext = createContext<CartStore | null>(null);
export const CartProvider = CartContext;

export function useCart(): CartStore {
  const cart = use(CartContext);
  if (!cart) throw new Error('No CartProvider above');
  return cart;
}

export function useCartState(): CartState {
  return useStore(useCart().state, NO_CART);
}
