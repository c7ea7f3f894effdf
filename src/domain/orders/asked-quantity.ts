/** How much of an order a cancellation request asks for (docs/rules.md#cancellation). */
import type { ProductType } from '../offer.ts';

export interface AskedFor {
  /** Ids. */
  lines: readonly string[];
  /** By line's id, where it isn't all of the line. */
  quantities?: Readonly<Record<string, number>> | undefined;
}

interface Copies {
  _id: string;
  quantity: number;
}

interface Seats {
  productType: ProductType;
  item: string;
  quantity: number;
}

/** How many an order has of what the line is: seats that were given away are a line of their own. */
export function copiesOf({ productType, item, quantity }: Seats, lines: readonly Seats[]): number {
  if (productType !== 'Workshop') return quantity;
  const seats = lines.filter((line) => line.productType === 'Workshop' && line.item === item);
  return seats.reduce((sum, line) => sum + line.quantity, 0);
}

/** It names no line: only its text says which part of the order it is about. */
export function isInWords({ lines }: { lines: readonly unknown[] }): boolean {
  return lines.length === 0;
}

/** 0 for a line that it doesn't ask for. */
export function askedQuantity({ lines, quantities }: AskedFor, { _id, quantity }: Copies): number {
  if (!lines.includes(_id)) return 0;
  return Math.min(quantities?.[_id] ?? quantity, quantity);
}

/** In a request that is still open. */
export function openlyAsked(
  request: (AskedFor & { settled?: string | undefined }) | undefined,
  line: Copies,
): number {
  return request && request.settled === undefined ? askedQuantity(request, line) : 0;
}
