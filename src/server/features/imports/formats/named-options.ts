/** Options as a file names them. */
import { isBlank } from '#contract/common.ts';
import { shekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { OPTION_BOUNDS } from '#domain/options.ts';
import type { Cell } from '../csv/sheet.ts';
import type { FoundProblem } from './found-product.ts';

export interface NamedOption {
  title: Cell;
  choices: readonly string[];
}

interface Listed {
  /** Without extras. */
  options: Product['options'];
  /** Where each stands among the named ones. */
  places: number[];
  problems: FoundProblem[];
}

/** None at all where there are more than a product may have. Those without a title or choices are left out. */
export function listOptions(named: readonly NamedOption[], variants: number): Listed {
  const cleaned = named
    .map(({ title, choices }, place) => ({
      cell: title,
      place,
      title: optionTitle(title.text),
      choices: [...new Set(choices.map((choice) => optionTitle(choice)))].filter((choice) => choice !== ''),
    }))
    .filter(({ title, choices }) => title !== '' && choices.length > 0);
  const isMany =
    cleaned.length > OPTION_BOUNDS.options ||
    variants > OPTION_BOUNDS.variants ||
    cleaned.some(({ choices }) => choices.length > OPTION_BOUNDS.choices);
  if (cleaned.length === 0 || isMany)
    return { options: [], places: [], problems: cleaned.length > 0 ? [many(cleaned[0]!.cell)] : [] };
  return {
    options: cleaned.map(({ title, choices }, index) => ({
      _id: `${index + 1}`,
      title,
      choices: choices.map((choice, at) => ({
        _id: `${index + 1}-${at + 1}`,
        title: choice,
        extra: shekels(0),
      })),
    })),
    places: cleaned.map(({ place }) => place),
    problems: [],
  };
}

function many({ row, field }: Cell): FoundProblem {
  const { options, choices, variants } = OPTION_BOUNDS;
  return { row, field, problem: { problem: 'options_many', options, choices, variants } };
}

/** As the title of an option or choice may be; empty for none. */
export function optionTitle(text: string): string {
  const title = text.replaceAll(/\s+/g, ' ').trim();
  return isBlank(title) ? '' : title.slice(0, BOUNDS.shortText).toWellFormed().trim();
}
