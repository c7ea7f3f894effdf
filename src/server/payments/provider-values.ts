/** What providers write in their own ways, as the shop keeps it; null: it can't be that. */
import type { Agorot } from '#domain/money.ts';
import { isShekels, toAgorot } from '#contract/money.ts';

export function amountOf(amount: unknown): Agorot | null {
  return typeof amount === 'number' && amount >= 0 && isShekels(amount) ? toAgorot(amount) : null;
}

/** It becomes a link. */
export function webAddress(url: unknown): string | null {
  return typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).href : null;
}
