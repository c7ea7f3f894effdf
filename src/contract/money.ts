import { type Agorot, type Shekels, agorot } from '#domain/money.ts';

export function isShekels(amount: number): amount is Shekels {
  return Number.isFinite(amount) && Math.round(amount * 100) / 100 === amount;
}

/** Throws a RangeError for more than two decimals. */
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
