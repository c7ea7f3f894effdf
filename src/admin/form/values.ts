import { hasFields } from './form-values.ts';

export type Path = readonly string[];

export const pathOf = (name: string): Path => name.split('.');

export function readAt(values: unknown, path: Path): unknown {
  let value = values;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

export function writeAt<Values>(values: Values, [key, ...rest]: Path, value: unknown): Values {
  if (key === undefined) return value as Values;
  const inner = (values as Record<string, unknown> | null | undefined)?.[key];
  if (Array.isArray(values))
    return values.map((one, index) => (String(index) === key ? writeAt(one, rest, value) : one)) as Values;
  return { ...values, [key]: writeAt(inner, rest, value) } as Values;
}

/** Ignores the order of keys, surrounding spaces, and '' against null. */
export function isEquivalent(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one) ?? null);
  if (typeof value === 'string') return value.trim().replace(/\r\n?/g, '\n') || undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, plain(part)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** One field to the admin, even if it has several paths. */
export interface Part {
  name: string;
  paths: readonly Path[];
}

/** Translations, texts of pictures and pages, a group's values and variants are parts each; a product's pictures are one. */
export function partsOf(...versions: readonly object[]): Part[] {
  const keys = [...new Set(versions.flatMap((values) => Object.keys(values)))];
  return keys.flatMap((key): Part[] => {
    if (key === 'translations')
      return leaves(versions, ['translations', 'en']).map((path) => ({
        name: path.join('.'),
        paths: [path],
      }));
    if (key === 'imageAlts' || key === 'pageTexts')
      return altPaths(versions, key).map((path) => ({ name: key, paths: [path] }));
    if (key === 'secondaryImagesPathes') return [{ name: 'pictures', paths: [['imagePath'], [key]] }];
    if (key === 'imagePath' && keys.includes('secondaryImagesPathes')) return [];
    if (key === 'variants') return variantPaths(versions).map((path) => ({ name: key, paths: [path] }));
    return innerPaths(versions, [key]).map((path) => ({ name: path.join('.'), paths: [path] }));
  });
}

function leaves(versions: readonly object[], path: Path): Path[] {
  const keys = new Set(versions.flatMap((values) => Object.keys(readAt(values, path) ?? {})));
  return [...keys].map((key) => [...path, key]);
}

function innerPaths(versions: readonly object[], path: Path): Path[] {
  if (!versions.every((values) => hasFields(readAt(values, path)))) return [path];
  return leaves(versions, path).flatMap((inner) => innerPaths(versions, inner));
}

/** One by one, as long as all versions have the same combinations. */
function variantPaths(versions: readonly object[]): Path[] {
  const lists = versions.map((values) => (readAt(values, ['variants']) ?? []) as { choices: string[] }[]); // see ChoosingValues
  const [first = []] = lists;
  const isAlike = lists.every(
    (list) =>
      list.length === first.length &&
      list.every(({ choices }, place) => isEquivalent(choices, first[place]!.choices)),
  );
  if (!isAlike || first.length === 0) return [['variants']];
  return first.map((_variant, place) => ['variants', String(place)]);
}

function altPaths(versions: readonly object[], key: string): Path[] {
  return leaves(versions, [key]).flatMap((path) => leaves(versions, path));
}

export function isEquivalentAt({ paths }: Part, one: object, other: object): boolean {
  return paths.every((path) => isEquivalent(readAt(one, path), readAt(other, path)));
}

export function changedNames(base: object, values: object): string[] {
  const changed = partsOf(base, values).filter((part) => !isEquivalentAt(part, base, values));
  return [...new Set(changed.map(({ name }) => name))];
}
