/** What a change does to the wanted lines of a cart (spec §4, Cart). Pure; the server judges the result. */
import type { CheckoutSession, ProductType } from '#contract/checkout-sessions.ts';

export interface LineKey {
  productType: ProductType;
  item: string;
}

export interface Line extends LineKey {
  quantity: number;
}

/** From the wanted lines to the wanted lines after the change. */
export type CartChange = (lines: readonly Line[]) => Line[];

/** A line's name among the others of its cart. */
export function keyOf({ productType, item }: LineKey): string {
  return `${productType}/${item}`;
}

export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.item === b.item && a.productType === b.productType;
}

/** A tutorial that is there stays as it is; anything else grows by the quantity or makes a new line. */
export function adding(added: Line): CartChange {
  return (lines) => {
    const present = lines.find((line) => isSameLine(line, added));
    if (!present) return [...lines, added];
    if (added.productType === 'Tutorial') return [...lines];
    return lines.map((line) =>
      line === present ? { ...line, quantity: line.quantity + added.quantity } : line,
    );
  };
}

export function settingQuantity(key: LineKey, quantity: number): CartChange {
  return (lines) => lines.map((line) => (isSameLine(line, key) ? { ...line, quantity } : line));
}

export function removing(key: LineKey): CartChange {
  return (lines) => lines.filter((line) => !isSameLine(line, key));
}

export const clearing: CartChange = () => [];

/** The lines of a session as a PUT wants them. */
export function linesOf(session: CheckoutSession | null): Line[] {
  return (session?.items ?? []).map(({ item, productType, quantity }) => ({ item, productType, quantity }));
}

/** What the badge shows: all pieces together. */
export function totalQuantity(session: CheckoutSession | null): number {
  return (session?.items ?? []).reduce((sum, line) => sum + line.quantity, 0);
}
