/** The shop counts in whole agorot; shekels exist only at the API's edge (contract/money.ts). */

declare const unit: unique symbol;
export type Agorot = number & { readonly [unit]: 'agorot' };
export type Shekels = number & { readonly [unit]: 'shekels' };

/** Whole, 0 to 100. A plain number is accepted, an amount of money is not. */
export type Percent = number & { readonly [unit]?: 'percent' };

/** Throws a RangeError for a fraction. */
export function agorot(amount: number): Agorot {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of agorot: ${amount}`);
  return amount as Agorot;
}

export const FREE = 0 as Agorot;

/** Rounds half up to the agora. */
export function discounted(price: Agorot, percent: Percent): Agorot {
  return agorot(Math.floor((price * (100 - percent) + 50) / 100));
}
