/** What most jewelry is offered in, in both languages whatever language the admin works in. */
import { named, type NamedValues, type OptionValues } from './option-values.ts';

/** Of rings of adults, Israeli and European. */
export const RING_SIZES = { first: 40, last: 76 } as const;

export interface Suggestion {
  title: NamedValues;
  choices: readonly NamedValues[];
}

const METALS = [
  named('כסף 925', 'Silver 925'),
  named('ציפוי זהב', 'Gold plated'),
  named('זהב 14K', '14K gold'),
];

const SUGGESTIONS: readonly Suggestion[] = [
  {
    title: named('מידת טבעת', 'Ring size'),
    choices: [48, 50, 52, 54, 56, 58, 60, 62].map((size) => named(String(size))),
  },
  { title: named('מתכת', 'Metal'), choices: METALS },
];

/** Those that a product doesn't have yet; sizes are numbers. */
export function suggestionsFor(options: readonly OptionValues[]): readonly Suggestion[] {
  const titles = options.map(({ title }) => title);
  const hasSizes = options.some(({ choices }) => choices.some(({ title }) => /^\d+$/.test(title)));
  return SUGGESTIONS.filter(
    ({ title, choices }) => !titles.includes(title.title) && !(hasSizes && /^\d+$/.test(choices[0]!.title)),
  );
}

const KNOWN: ReadonlyMap<string, string> = new Map(
  [
    ...METALS,
    named('מידה', 'Size'),
    named('צבע', 'Color'),
    named('אורך', 'Length'),
    named('כסף', 'Silver'),
    named('זהב', 'Gold'),
    named('זהב לבן', 'White gold'),
    named('זהב אדום', 'Rose gold'),
    named('פליז', 'Brass'),
    named('נחושת', 'Copper'),
  ].map(({ title, translations }) => [title, translations.en.title]),
);

/** The English of a usual name; '' for any other. */
export const englishOf = (title: string): string => KNOWN.get(title) ?? '';
