/** A list's search: finds entries whose texts contain every word, ignoring case, accents and niqqud. */

/** Accents and niqqud in decomposed text, without the maqaf. */
const POINTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

/** Most texts have nothing to decompose, which is the slow part. */
const PLAIN = /^[\0-\u00bf\u05d0-\u05f4\u2010-\u2026\u20aa]*$/;

/** Lower case, without niqqud and accents, with one kind of quotes. */
export function searchText(texts: readonly (string | undefined)[]): string {
  const text = texts.filter(Boolean).join('\n');
  return (PLAIN.test(text) ? text : text.normalize('NFD').replace(POINTS, ''))
    .replace(/[״“”„]/g, '"')
    .replace(/[׳‘’]/g, "'")
    .toLowerCase();
}

export function queryWords(query: string): string[] {
  return searchText([query]).split(/\s+/).filter(Boolean);
}

interface Searchable {
  title: string;
  description: string;
  location?: string;
  translations: { en?: { title?: string; description?: string; location?: string } };
}

/** Entries are never changed in place, so their text is prepared once. */
const prepared = new WeakMap<Searchable, string>();

export function hasAllWords(entry: Searchable, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = prepared.get(entry) ?? prepare(entry);
  return words.every((word) => text.includes(word));
}

function prepare(entry: Searchable): string {
  const { en } = entry.translations;
  const text = searchText([
    entry.title,
    entry.description,
    entry.location,
    en?.title,
    en?.description,
    en?.location,
  ]);
  prepared.set(entry, text);
  return text;
}
