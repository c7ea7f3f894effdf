import { BOUNDS } from '#domain/bounds.ts';

/** Shekels as written, with at most two decimals: `400`, `89.9`. */
export function isMaxPrice(text: string): boolean {
  return /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(text) && Number(text) <= BOUNDS.price;
}
