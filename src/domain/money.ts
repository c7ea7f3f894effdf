/**
 * Money is whole agorot inside, shekels with at most two decimals at the API's edge
 * (product: Catalogue).
 */

/** Whether an amount in shekels is a whole number of agorot. */
export function isWholeAgorot(shekels: number): boolean {
  return Number.isFinite(shekels) && Math.round(shekels * 100) / 100 === shekels;
}

/** Shekels to agorot. Throws a RangeError on more than two decimals: nothing is rounded in silence. */
export function toAgorot(shekels: number): number {
  if (!isWholeAgorot(shekels)) throw new RangeError(`Not an amount of whole agorot: ${shekels}`);
  return Math.round(shekels * 100);
}

/** Agorot to shekels. Throws a RangeError when there is a part of an agora. */
export function toShekels(agorot: number): number {
  if (!Number.isSafeInteger(agorot)) throw new RangeError(`Not a whole number of agorot: ${agorot}`);
  return agorot / 100;
}
