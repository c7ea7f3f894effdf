import type { ChoosingValues, NamedValues } from './option-values.ts';

/** A size such as '54' reads the same in both languages. */
export function needsEnglish({ title, translations }: NamedValues): boolean {
  return /\p{Script=Hebrew}/u.test(title) && !translations.en.title.trim();
}

interface MissingName {
  /** Of the English name. */
  path: string;
  title: string;
}

export function missingNames(values: Pick<ChoosingValues, 'options' | 'personalText'>): MissingName[] {
  const named: [string, NamedValues][] = values.options.flatMap((option, place) => [
    [`options.${place}`, option] as [string, NamedValues],
    ...option.choices.map((choice, at): [string, NamedValues] => [`options.${place}.choices.${at}`, choice]),
  ]);
  if (values.personalText) named.push(['personalText', values.personalText]);
  return named
    .filter(([, one]) => needsEnglish(one))
    .map(([at, { title }]) => ({ path: `${at}.translations.en.title`, title: title.trim() }));
}
