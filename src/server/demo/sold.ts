/** What the demo's orders take, which the catalogue's numbers of stock and seats already leave out. */
import type { DemoOrder } from './types.ts';

/** By id; as a sale moves them: pieces that came back don't count. */
export function soldIn(orders: readonly DemoOrder[]): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  const add = (item: string, by: number) => sold.set(item, (sold.get(item) ?? 0) + by);
  for (const { lines, steps } of orders) {
    if (!steps.some(({ kind }) => kind === 'paid')) continue;
    for (const { item, quantity } of lines) add(item, quantity);
    for (const step of steps)
      if (step.kind === 'refunded' && step.restock) add(lines[step.line]!.item, -step.quantity);
  }
  return sold;
}
