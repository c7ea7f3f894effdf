/** A list's search: every word typed is somewhere in an entry's texts, whatever its case and points. */

/** Accents and niqqud, once they stand apart from their letters; the maqaf among them is no point. */
const POINTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

/** Has neither points nor letters that could carry them, as most texts: taking them apart is most of the work. */
const PLAIN = /^[\0-\u00bf\u05d0-\u05f4\u2010-\u2026\u20aa]*$/;

/** Texts as they are searched: lower case, without niqqud and accents, one kind of quotes. */
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

/** An entry is never changed in place, so its text is made once, however often it is searched. */
const prepared = new WeakMap<Searchable, string>();

/** Whether the entry's texts, in either language, have every one of `words`. */
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
