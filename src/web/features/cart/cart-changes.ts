import type { Cart, CartLine } from '#contract/carts.ts';
import { type ChosenItem, type WantedLine, lineKey } from '#domain/cart.ts';

export type CartChange = (lines: readonly WantedLine[]) => WantedLine[];

export function isSameLine(a: ChosenItem, b: ChosenItem): boolean {
  return lineKey(a) === lineKey(b);
}

/** A tutorial already in the cart stays as it is; anything else adds to its line's quantity. */
export function adding(added: WantedLine): CartChange {
  return (lines) => {
    const present = lines.find((line) => isSameLine(line, added));
    if (!present) return [...lines, added];
    if (added.productType === 'Tutorial') return [...lines];
    return lines.map((line) =>
      line === present ? { ...line, quantity: line.quantity + added.quantity } : line,
    );
  };
}

export function settingQuantity(edited: ChosenItem, quantity: number): CartChange {
  return (lines) => lines.map((line) => (isSameLine(line, edited) ? { ...line, quantity } : line));
}

export function removing(removed: ChosenItem): CartChange {
  return (lines) => lines.filter((line) => !isSameLine(line, removed));
}

export const clearing: CartChange = () => [];

export function linesOf(cart: Cart): WantedLine[] {
  return cart.items.map(wantedLine);
}

export function wantedLine({ item, productType, quantity, choices, personalText }: CartLine): WantedLine {
  return { item, productType, quantity, choices, personalText };
}

export function totalQuantity(cart: Cart | null): number {
  return (cart?.items ?? []).reduce((sum, line) => sum + line.quantity, 0);
}
