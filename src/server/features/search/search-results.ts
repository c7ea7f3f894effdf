import { KINDS } from '#contract/kinds.ts';
import { shekels, toAgorot } from '#contract/money.ts';
import type { SearchResult } from '#contract/search.ts';
import { inLanguage } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { anyPiece } from '#domain/search/any-piece.ts';
import { askedPrice, type AskedPrice } from '#domain/search/asked-price.ts';
import { marksOf } from '#domain/search/marks.ts';
import { contentText } from '#i18n/content.ts';
import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import type { Database } from '#server/db/schema.ts';
import { type FoundEntry, READ_FOUND } from './found-entries.repository.ts';
import { type IndexedEntry, MAX_ENTRIES, type WantedPieces, recommendedPieces } from './search.repository.ts';
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
  const meant = anyPiece(asked?.rest ?? query);
  if (asked !== null) {
    const most = toAgorot(shekels(asked.most));
    if (meant || asked.rest === '') return pieces(db, { kinds: meant?.kinds ?? null, most }, limit);
    return findEntries(db, asked.rest, now, MAX_ENTRIES);
  }
  const found = await findEntries(db, meant?.text ?? query, now, limit);
  if (!meant) return found;
  const named = new Set(found.map(({ kind, id }) => keyOf(kind, id)));
  const others = await pieces(db, { kinds: meant.kinds, most: null }, limit);
  return [...found, ...others.filter(({ kind, id }) => !named.has(keyOf(kind, id)))];
}

async function pieces(db: Database, wanted: WantedPieces, limit: number): Promise<Entry[]> {
  const ids = await recommendedPieces(db, wanted, limit);
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
