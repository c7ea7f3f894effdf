import { isPair, noText } from '../form/pair.ts';
import { partsOf, readAt, isEquivalentAt } from '../form/values.ts';

export interface ChangedField {
  key: string;
  name: string;
  before: unknown;
  after: unknown;
  /** An alt text's language. */
  note?: string;
}

export function changedFields(
  fields: readonly { field: string; before?: unknown; after?: unknown }[],
): ChangedField[] {
  return fields.flatMap(({ field, before, after }) => {
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
