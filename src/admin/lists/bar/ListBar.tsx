/** The search, filters and category of a list. */
import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adminTabOf } from '#contract/kinds.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import type { ListedKind } from '../list-kind.ts';
import { SearchField } from './SearchField.tsx';
import { SortSheet } from './SortSheet.tsx';
import type { SortOption } from './sorting.ts';
import { ALL, DEFAULT_SORT, writeSort, type ListView, type Sort } from '../list-view.ts';
import skeletonStyles from '../ListSkeleton.module.css';
import styles from './ListBar.module.css';

interface ChipsProps {
  kind: ListedKind;
  filters: readonly { name: string; label: string }[];
  view: ListView;
  /** Null while the list is loading. */
  counts: ReadonlyMap<string, number> | null;
}

interface ListBarProps extends ChipsProps {
  query: string;
  onQuery: (query: string) => void;
  sortOptions: readonly SortOption[];
}

export function ListBar({ kind, filters, view, counts, query, onQuery, sortOptions }: ListBarProps) {
  const { lists } = useAdminMessages();
  const { change } = useAdminNavigation();
  const [sorting, setSorting] = useState(false);
  const onCategory = (category: Category | null) =>
    change({ category: category ?? undefined, page: undefined });
  const onSort = (sort: Sort) => change({ sort: writeSort(sort), page: undefined });
  const isSet =
    view.category !== null ||
    view.sort.column !== DEFAULT_SORT.column ||
    view.sort.down !== DEFAULT_SORT.down;
  return (
    <div className={styles.bar}>
      <SearchField label={lists.search} query={query} onQuery={onQuery} className={styles.search} />
      <button
        type="button"
        className={styles.sortButton}
        aria-label={lists.sortAndFilter}
        aria-haspopup="dialog"
        data-set={isSet || undefined}
        onClick={() => setSorting(true)}
      >
        <AdminIcon name="sort" size={22} />
      </button>
      <Chips kind={kind} filters={filters} view={view} counts={counts} />
      <CategorySelect category={view.category} onCategory={onCategory} />
      <SortSheet
        open={sorting}
        onClose={() => setSorting(false)}
        sort={view.sort}
        columns={sortOptions}
        onSort={onSort}
        category={view.category}
        onCategory={onCategory}
      />
    </div>
  );
}

function Chips({ kind, filters, view, counts }: ChipsProps) {
  const { lists } = useAdminMessages();
  const { search } = useAdminNavigation();
  return (
    <ul className={styles.chips} aria-label={lists.filters}>
      {filters.map(({ name, label }) => (
        <li key={name}>
          {counts === null ? (
            <Skeleton className={skeletonStyles.chip} />
          ) : (
            <Link
              to={pages.adminTab(adminTabOf(kind), {
                ...search,
                show: name === ALL ? undefined : name,
                page: undefined,
              })}
              keepPlace
              replace
              className={cx(styles.chip, view.filter === name && styles.chosen)}
              aria-current={view.filter === name}
            >
              {label}
              <span>{counts.get(name)}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function CategorySelect({
  category,
  onCategory,
}: {
  category: Category | null;
  onCategory: (category: Category | null) => void;
}) {
  const { lists } = useAdminMessages();
  const { categories } = useMessages();
  return (
    <span className={styles.category}>
      <select
        name="category"
        aria-label={lists.category}
        value={category ?? ''}
        onChange={(event) => onCategory(CATEGORIES.find((one) => one === event.currentTarget.value) ?? null)}
      >
        <option value="">{lists.allCategories}</option>
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {categories[one]}
          </option>
        ))}
      </select>
      <AdminIcon name="chevron" size={18} />
    </span>
  );
}
