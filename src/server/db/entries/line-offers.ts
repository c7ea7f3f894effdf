/** What lines can be had for. Lines that share their stock get what those before them leave. */
import { type LineItem, itemKey } from '#domain/cart.ts';
import type { Offer } from '#domain/offer.ts';
import {
  type ChoiceFault,
  type ChoiceTitle,
  type Choices,
  type Chosen,
  choose,
  variantKey,
} from '#domain/options.ts';
import { productOffer } from '#domain/offer.ts';
import type { CartEntries, CartEntry } from './cart-entries.ts';
import type { ChosenWords } from './chosen-columns.ts';

export interface OfferedLine {
  kind: 'offered';
  entry: CartEntry;
  offer: Offer;
  /** Null for what has no choices. */
  chosen: Chosen | null;
  madeToOrder: boolean;
}

export type LineOffer = OfferedLine | { kind: 'unknown' } | { kind: 'fault'; fault: ChoiceFault };

type Line = LineItem & Choices & { quantity: number };

export function lineOffers(lines: readonly Line[], entries: CartEntries): LineOffer[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const entry = entries.get(itemKey(line));
    if (!entry) return { kind: 'unknown' };
    const { product } = entry;
    if (!product) return hasChoices(line) ? NO_CHOICES : offered(entry, entry.offer, null);
    const chosen = choose(product, line);
    if ('fault' in chosen) return { kind: 'fault', fault: chosen.fault };
    const stock = `${itemKey(line)}/${chosen.variant ? variantKey(chosen.variant.choices) : ''}`;
    const gone = taken.get(stock) ?? 0;
    const offer = productOffer(product, { chosen, taken: gone });
    taken.set(stock, gone + Math.min(line.quantity, offer.left ?? 0));
    return offered(entry, offer, chosen);
  });
}

const NO_CHOICES: LineOffer = { kind: 'fault', fault: { field: 'choices', problem: 'unknown' } };

function hasChoices({ choices = [], personalText }: Choices): boolean {
  return choices.length > 0 || personalText !== undefined;
}

/** As a cart and an order keep it. */
export function chosenWords({ entry, chosen }: Pick<OfferedLine, 'entry' | 'chosen'>): ChosenWords {
  if (!chosen) return {};
  const { choices, personalText } = chosen;
  const rule = entry.product?.personalText;
  return {
    ...(choices.length > 0 && {
      choices: choices.map(({ _id }) => _id),
      choiceTitles: choices.map(titled),
    }),
    ...(personalText !== null && { personalText }),
    ...(personalText !== null && rule && { personalTextTitle: titled(rule) }),
  };
}

function titled({ title, translations }: ChoiceTitle): ChoiceTitle {
  return { title, ...(translations && { translations }) };
}

/** Any personal text makes a piece one for this customer alone. */
function offered(entry: CartEntry, offer: Offer, chosen: Chosen | null): OfferedLine {
  const madeToOrder =
    (entry.product !== null && entry.madeToOrder) || (chosen !== null && chosen.personalText !== null);
  return { kind: 'offered', entry, offer, chosen, madeToOrder };
}
