import { isShekels } from '#contract/money.ts';
import type { Shekels } from '#domain/money.ts';

/** Null for a sum that the order can't take. */
export function readPayment(typed: number | null, missing: Shekels): Shekels | null {
  return typed !== null && isShekels(typed) && typed > 0 && typed <= missing ? typed : null;
}
