/** What the demo's orders take, which the catalogue's numbers of stock and seats already leave out. */
import type { WantedLine } from '#domain/cart.ts';
import { variantKey } from '#domain/options.ts';
import type { DemoOrder } from './types.ts';

/** Of things without options their id, of a variant also its key. */
export function soldKey(item: string, choices: readonly string[] = []): string {
  return choices.length === 0 ? item : `${item}/${variantKey(choices)}`;
}

/** By `soldKey`; as a sale moves them: pieces that came back don't count. */
export function soldIn(orders: readonly DemoOrder[]): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  const add = ({ item, choices }: WantedLine, by: number) => {
    const key = soldKey(item, choices);
    sold.set(key, (sold.get(key) ?? 0) + by);
  };
  for (const { lines, steps } of orders) {
    if (!steps.some(({ kind }) => kind === 'paid')) continue;
    for (const line of lines) add(line, line.quantity);
    for (const step of steps)
      if (step.kind === 'refunded' && step.restock) add(lines[step.line]!, -step.quantity);
  }
  return sold;
}
