/** The options of the surrounding form and what is done to them; the last step can be taken back. */
import { useState } from 'react';
import { useForm } from '#admin/form/context.ts';
import type { ProductValues } from '../product-definition.ts';
import type { ChoosingValues, OptionValues, VariantValues } from './option-values.ts';
import { canBeCounted, totalOf, variantsFor } from './variants.ts';

type Changed = Partial<Omit<ChoosingValues, 'variants'>> & {
  variants?: VariantValues[];
  inventory?: number | null;
};

interface Step {
  text: string;
  before: Changed;
  after: Changed;
}

export interface Options {
  options: readonly OptionValues[];
  variants: readonly VariantValues[];
  /** What was done last, as long as nothing was done after it. */
  note: string | null;
  undo: (() => void) | null;
  /** The stock of variants follows; refuses more combinations than can be counted. */
  changeOptions: (options: OptionValues[], text: string, also?: Changed) => boolean;
  change: (changed: Changed, text: string) => void;
  /** Nothing was done, and why. */
  say: (text: string) => void;
}

export function useOptions(tooMany: string): Options {
  const { values, set } = useForm<ProductValues>();
  const [step, setStep] = useState<Step | null>(null);
  const { options, variants } = values;
  const isCurrent = step !== null && isSame(values, step.after);

  const apply = (changed: Changed) => {
    for (const [name, value] of Object.entries(changed))
      set(name as keyof Changed, value as ProductValues[keyof Changed]);
  };
  const change = (changed: Changed, text: string) => {
    const names = Object.keys(changed) as (keyof Changed)[];
    const before = Object.fromEntries(names.map((name) => [name, values[name]]));
    apply(changed);
    setStep({ text, before, after: changed });
  };
  const say = (text: string) => setStep({ text, before: {}, after: { options, variants } });
  return {
    options,
    variants,
    note: isCurrent ? step.text : null,
    undo:
      isCurrent && Object.keys(step.before).length > 0
        ? () => {
            apply(step.before);
            setStep(null);
          }
        : null,
    change,
    say,
    changeOptions(next, text, also = {}) {
      if (variants.length === 0) {
        change({ ...also, options: next }, text);
        return true;
      }
      if (!canBeCounted(next)) {
        say(tooMany);
        return false;
      }
      const counted = variantsFor(next, variants);
      const uncounted = counted.length === 0 ? { inventory: totalOf(variants) } : {};
      change({ ...also, ...uncounted, options: next, variants: counted }, text);
      return true;
    },
  };
}

function isSame(values: ProductValues, after: Changed): boolean {
  return Object.entries(after).every(([name, value]) => values[name as keyof Changed] === value);
}
