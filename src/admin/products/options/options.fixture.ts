import { named, type OptionValues, type VariantValues } from './option-values.ts';

export function anOption(_id: string, ...choices: string[]): OptionValues {
  return {
    _id,
    ...named(_id),
    choices: choices.map((choice) => ({ _id: choice, ...named(choice), extra: 0 })),
  };
}

export function aVariant(choices: string, inventory: number, active = true): VariantValues {
  return { choices: choices.split(' '), inventory, active };
}
