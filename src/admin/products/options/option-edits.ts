/** Changes of a product's options; their variants follow in `variantsFor`. */
import { BOUNDS } from '#domain/bounds.ts';
import { OPTION_BOUNDS } from '#domain/options.ts';
import { named, type NamedValues, type OptionValues } from './option-values.ts';
import { englishOf } from './suggestions.ts';

type Options = readonly OptionValues[];
type NewId = () => string;

export function withOption(
  options: Options,
  title: NamedValues,
  choices: readonly NamedValues[],
  newId: NewId,
): OptionValues[] {
  const made = choices.map((choice) => ({ _id: newId(), ...choice, extra: 0 }));
  return [...options, { _id: newId(), ...title, choices: made }];
}

/** `left`: titles for which there was no room. Those that are there already are passed over. */
export function withChoices(
  options: Options,
  place: number,
  titles: readonly string[],
  newId: NewId,
): { options: OptionValues[]; added: string[]; left: string[] } {
  const option = options[place]!;
  const known = new Set(option.choices.map(({ title }) => sameAs(title)));
  const fresh = titles
    .map((title) => title.slice(0, BOUNDS.shortText))
    .filter((title) => !known.has(sameAs(title)));
  const room = OPTION_BOUNDS.choices - option.choices.length;
  const added = fresh.slice(0, room);
  const choices = [
    ...option.choices,
    ...added.map((title) => ({ _id: newId(), ...named(title, englishOf(title)), extra: 0 })),
  ];
  return { options: options.with(place, { ...option, choices }), added, left: fresh.slice(room) };
}

const sameAs = (title: string) => title.trim().toLowerCase();

export function withoutChoice(options: Options, place: number, at: number): OptionValues[] {
  const option = options[place]!;
  return options.with(place, { ...option, choices: option.choices.toSpliced(at, 1) });
}

export function withChoiceMoved(options: Options, place: number, at: number, by: 1 | -1): OptionValues[] {
  const option = options[place]!;
  return options.with(place, { ...option, choices: moved(option.choices, at, by) });
}

/** Unchanged at either end. */
export function moved<Item>(list: readonly Item[], at: number, by: 1 | -1): Item[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  return list.with(at, list[to]!).with(to, list[at]!);
}
