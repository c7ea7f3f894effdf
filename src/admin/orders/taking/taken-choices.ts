/** What was chosen so far of a piece whose options may have changed since. */
import type { AdminProduct } from '#contract/products.ts';
import { toChoosable } from '#contract/shown-options.ts';
import { type ChoiceFault, type Choices, choose } from '#domain/options.ts';
import type { TakenLine } from './taken-order.ts';

type Options = AdminProduct['options'];

/** A choice of each option, or undefined. */
export function chosenOf(options: Options, { choices = [] }: Choices): (string | undefined)[] {
  return options.map((option) => choices.find((id) => option.choices.some(({ _id }) => _id === id)));
}

/** In place of another choice of its option. */
export function choosing(options: Options, line: Choices, id: string): string[] {
  return chosenOf(options, { choices: [id, ...(line.choices ?? [])] }).filter((one) => one !== undefined);
}

/** As it is sent: without what is empty and what the piece no longer has. */
export function wantedOf(line: TakenLine, product: AdminProduct | undefined): TakenLine {
  const { productType, item, quantity } = line;
  const choices = product ? chosenOf(product.options, line).filter((id) => id !== undefined) : line.choices;
  const text = product && !product.personalText ? '' : (line.personalText ?? '').trim();
  return {
    productType,
    item,
    quantity,
    ...(choices && choices.length > 0 && { choices }),
    ...(text !== '' && { personalText: text }),
  };
}

/** Null when nothing is wrong, or nobody knows the piece. */
export function faultOf(line: TakenLine, product: AdminProduct | undefined): ChoiceFault | null {
  if (!product) return null;
  const chosen = choose(toChoosable(product), wantedOf(line, product));
  return 'fault' in chosen ? chosen.fault : null;
}
