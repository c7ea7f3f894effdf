import { isolatedPrice } from '../format.ts';
import type { Shekels } from '#domain/money.ts';

export function sumText(amount: Shekels): string {
  return isolatedPrice(amount);
}
