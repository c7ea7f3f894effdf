import type { BreadcrumbList, ItemList } from 'schema-dts';
import { KINDS } from '#contract/kinds.ts';
import { pages } from '#contract/routes.ts';
import type { CatalogueKind } from '#domain/catalogue.ts';
import { titleOf, type Titled } from '../features/catalogue/entry-texts.ts';
import { type PageFacts, pageUrl } from './addresses.ts';

export interface ListedEntry {
  kind: CatalogueKind;
  entry: Titled & { _id: string };
}

/** Unprefixed. */
export function entryPath({ kind, entry }: ListedEntry): string {
  return KINDS[kind].page(entry._id);
}

/** `before`: how many entries are on earlier pages. */
export function itemList(
  page: PageFacts,
  name: string,
  entries: readonly ListedEntry[],
  before = 0,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((shared, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: titleOf(page.lang, shared.entry).text,
      url: pageUrl(page, entryPath(shared)),
    })),
  };
}

/** `steps`: name and unprefixed path, from after home to this page. */
export function breadcrumbs(
  page: PageFacts,
  steps: readonly { name: string; path: string }[],
): BreadcrumbList {
  const home = { name: page.facts.name[page.lang], path: pages.home() };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(page, path),
    })),
  };
}
