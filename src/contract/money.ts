/** Where shekels, as the API has them, become agorot, as the shop counts, and back. */
import { type Agorot, type Shekels, agorot } from '#domain/money.ts';

/** Whether an amount has at most two decimals. */
export function isShekels(amount: number): amount is Shekels {
  return Number.isFinite(amount) && Math.round(amount * 100) / 100 === amount;
}

/** Throws a RangeError on more than two decimals: nothing is rounded silently. */
export function shekels(amount: number): Shekels {
  if (!isShekels(amount)) throw new RangeError(`Not an amount of whole agorot: ${amount}`);
  return amount;
}

export function toAgorot(amount: Shekels): Agorot {
  return Math.round(shekels(amount) * 100) as Agorot;
}

export function toShekels(amount: Agorot): Shekels {
  return (agorot(amount) / 100) as Shekels;
}
