/** The shop counts in whole agorot; shekels exist only at the API's edge (contract/money.ts). */

declare const unit: unique symbol;
export type Agorot = number & { readonly [unit]: 'agorot' };
export type Shekels = number & { readonly [unit]: 'shekels' };

/** Throws a RangeError for a fraction. */
export function agorot(amount: number): Agorot {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of agorot: ${amount}`);
  return amount as Agorot;
}

export const FREE = 0 as Agorot;

/** `percent` is whole, 0 to 100; rounds half up to the agora. */
export function discounted(price: Agorot, percent: number): Agorot {
  return agorot(Math.floor((price * (100 - percent) + 50) / 100));
}
