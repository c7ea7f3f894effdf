import { KINDS } from '#contract/kinds.ts';
import { readLanguage } from '#contract/routes.ts';
import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import { isId } from '#server/db/ids.ts';

export interface ViewedEntry {
  kind: CatalogueKind;
  id: string;
}

const PAGES = CATALOGUE_KINDS.map((kind) => ({ kind, start: KINDS[kind].page('') }));

/** Null for any other page; whether the entry exists isn't checked. */
export function entryOfPage(pathname: string): ViewedEntry | null {
  const { path } = readLanguage(pathname);
  const page = PAGES.find(({ start }) => path.startsWith(start));
  if (!page) return null;
  const id = path.slice(page.start.length);
  return isId(id) ? { kind: page.kind, id } : null;
}
