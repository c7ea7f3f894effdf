/** A personal text as it was typed, until the piece is in the cart; it lives as long as the tab. */
import { safeSessionStorage } from '#ui/safe-storage.ts';

const keyOf = (product: string) => `personal-text:${product}`;

/** `product`: an id. */
export function keepText(product: string, text: string): void {
  if (text === '') forgetText(product);
  else safeSessionStorage.set(keyOf(product), text);
}

/** Empty if nothing is kept. */
export function keptText(product: string): string {
  return safeSessionStorage.get(keyOf(product)) ?? '';
}

export function forgetText(product: string): void {
  safeSessionStorage.remove(keyOf(product));
}
