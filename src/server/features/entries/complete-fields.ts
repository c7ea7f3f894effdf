/** A missing field keeps its value, null clears it, and an empty text is no translation or alternative text. */
import { isBlank } from '#contract/common.ts';

type Words = Record<string, Record<string, string | null | undefined> | null | undefined>;

export type Input<Fields> = {
  [Name in keyof Fields]?: (Name extends 'translations' | 'imageAlts' ? Words : Fields[Name]) | null;
};

/** `empty` has every field at its cleared value; `before` is null for a new entry. */
export function completeFields<Fields extends object>(
  input: Input<Fields>,
  before: Fields | null,
  empty: Fields,
): Fields {
  const sent = input as Record<string, unknown>;
  const current = (before ?? empty) as Record<string, unknown>;
  const values = Object.entries(empty).map(([name, cleared]) => {
    if (sent[name] === undefined) return [name, current[name]];
    if (sent[name] === null) return [name, cleared];
    return [name, WORDS.has(name) ? withoutEmpty(sent[name] as Words) : sent[name]];
  });
  return Object.fromEntries(values) as Fields;
}

const WORDS = new Set(['translations', 'imageAlts']); // texts by language or picture

function withoutEmpty(given: Words): Words {
  const all = Object.entries(given).map(([key, words]) => {
    const texts = Object.entries(words ?? {}).filter(([, text]) => !isBlank(text ?? ''));
    return [key, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0));
}
