/** What the choices are called that a variant names by their ids, wherever such values are shown. */
import { createContext } from 'react';
import type { ChoiceTitle } from '#domain/options.ts';
import type { Lang } from '#domain/language.ts';
import { contentText } from '#i18n/content.ts';

export type ChoiceNames = ReadonlyMap<string, string>;

interface Options {
  options?: readonly { choices: readonly (ChoiceTitle & { _id: string })[] }[];
}

export const ChoiceNamesContext = createContext<ChoiceNames>(new Map());

/** `holders`: entries and the values of forms, the latest last; those without options are passed over. */
export function choiceNames(lang: Lang, holders: readonly unknown[]): ChoiceNames {
  const choices = holders.flatMap((holder) => {
    const { options } = (holder ?? {}) as Options; // history and conflicts hold values of any kind
    return Array.isArray(options)
      ? (options as NonNullable<Options['options']>).flatMap((one) => one.choices)
      : []; // isArray forgets the items
  });
  return new Map(
    choices.map(({ _id, title, translations }) => [
      _id,
      contentText(lang, title, translations?.en?.title).text,
    ]),
  );
}
