import type { PageText } from '#contract/tutorials.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { isPair, noText } from '../form/pair.ts';
import { partsOf, readAt, isEquivalentAt } from '../form/values.ts';

export interface ChangedField {
  key: string;
  name: string;
  before: unknown;
  after: unknown;
  /** The language of the text of a picture or a page. */
  note?: string;
  /** Of a page's text, from 1. */
  page?: number;
}

export function changedFields(
  fields: readonly { field: string; before?: unknown; after?: unknown }[],
): ChangedField[] {
  return fields.flatMap(({ field, before, after }) => {
    if (field === 'pageTexts') return changedTexts(before, after);
    const hasPair = isPair(before) || isPair(after);
    const [was, is] = hasPair
      ? [{ [field]: pairOf(before) }, { [field]: pairOf(after) }]
      : [{ [field]: before }, { [field]: after }];
    if (!hasPair && field !== 'translations' && field !== 'imageAlts')
      return [{ key: field, name: field, before, after }];
    const parts = partsOf(was, is).filter((part) => !isEquivalentAt(part, was, is));
    return parts.map(({ name, paths: [path = []] }) => ({
      key: path.join(' '),
      name,
      before: readAt(was, path),
      after: readAt(is, path),
      ...(field === 'imageAlts' ? { note: path.at(-1)! } : {}),
    }));
  });
}

/** A missing translation counts as empty. */
function pairOf(value: unknown): object {
  return { ...noText(), ...(isPair(value) ? value : {}) };
}

type PageTexts = readonly PageText[] | null | undefined;

/** By place: a history knows no picture that a text went with. */
function changedTexts(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [(before as PageTexts) ?? [], (after as PageTexts) ?? []];
  return Array.from({ length: Math.max(was.length, is.length) }, (_, place) =>
    LANGS.flatMap((lang): ChangedField[] => {
      const [from, to] = [textIn(lang, was[place]), textIn(lang, is[place])];
      const key = `pageTexts ${place} ${lang}`;
      return from === to
        ? []
        : [{ key, name: 'pageTexts', before: from, after: to, note: lang, page: place + 1 }];
    }),
  ).flat();
}

function textIn(lang: Lang, page: PageText | undefined): string {
  return (lang === 'he' ? page?.text : page?.translations?.en?.text) ?? '';
}
