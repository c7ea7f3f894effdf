import { KINDS } from '#contract/kinds.ts';
import { shekels, toAgorot } from '#contract/money.ts';
import type { SearchResult } from '#contract/search.ts';
import { inLanguage } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import type { Agorot } from '#domain/money.ts';
import { askedPrice, type AskedPrice } from '#domain/search/asked-price.ts';
import { askedGift } from '#domain/search/gift-words.ts';
import { marksOf } from '#domain/search/marks.ts';
import { contentText } from '#i18n/content.ts';
import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import type { Database } from '#server/db/schema.ts';
import { type FoundEntry, READ_FOUND } from './found-entries.repository.ts';
import { type IndexedEntry, MAX_ENTRIES, recommendedPieces } from './search.repository.ts';
import { findEntries } from './search.service.ts';

interface Search {
  query: string;
  limit: number;
  lang: Lang;
  now: Date;
}

export async function search(db: Database, { query, limit, lang, now }: Search): Promise<SearchResult[]> {
  const asked = askedPrice(query);
  const entries = await entriesFor(db, asked, { query, limit, now });
  const found = new Map<string, FoundEntry>();
  for (const kind of CATALOGUE_KINDS) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const one of await READ_FOUND[kind](db, ids, now)) found.set(keyOf(kind, one._id), one);
  }
  return entries
    .flatMap(({ kind, id }) => {
      const one = found.get(keyOf(kind, id));
      // Nothing is known of a hidden price.
      const isWanted = one && (asked === null || (one.price !== null && one.price <= asked.most));
      return isWanted ? [resultOf(kind, one, asked?.rest ?? query, lang)] : [];
    })
    .slice(0, limit);
}

type Entry = Pick<IndexedEntry, 'kind' | 'id'>;

/** Beside a price more than the limit: what costs more is left out once it is read. */
async function entriesFor(
  db: Database,
  asked: AskedPrice | null,
  { query, limit, now }: Pick<Search, 'query' | 'limit' | 'now'>,
): Promise<Entry[]> {
  if (asked !== null) {
    if (asked.rest !== '') return findEntries(db, asked.rest, now, MAX_ENTRIES);
    return pieces(db, toAgorot(shekels(asked.most)), limit);
  }
  const gift = askedGift(query);
  const found = await findEntries(db, gift ?? query, now, limit);
  if (gift === null) return found;
  const named = new Set(found.map(({ kind, id }) => keyOf(kind, id)));
  const others = await pieces(db, null, limit);
  return [...found, ...others.filter(({ kind, id }) => !named.has(keyOf(kind, id)))];
}

async function pieces(db: Database, most: Agorot | null, limit: number): Promise<Entry[]> {
  const ids = await recommendedPieces(db, most, limit);
  return ids.map((id) => ({ kind: 'products', id }));
}

function resultOf(
  kind: CatalogueKind,
  { titleEn, ...entry }: FoundEntry,
  query: string,
  lang: Lang,
): SearchResult {
  const title = contentText(lang, entry.title, titleEn);
  return {
    ...entry,
    title: title.text,
    titleLang: title.lang,
    marks: marksOf(title.text, query),
    url: inLanguage(lang, KINDS[kind].page(entry._id)),
  };
}

/** Ids are unique within a kind only. */
function keyOf(kind: CatalogueKind, id: string): string {
  return `${kind} ${id}`;
}
