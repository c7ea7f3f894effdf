/** A list from 900 px on. Its columns have fixed widths, so that nothing moves sideways. */
import { pages } from '#contract/routes.ts';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { adminTabOf } from '#contract/kinds.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import { ActiveCell, IconLink, NameLink, PriorityCell, rowClass, StarButton, Thumb } from './cells.tsx';
import type { Column, ListedKind } from '../list-kind.ts';
import { EnglishMark } from './Marks.tsx';
import { RowMenuButton } from './RowMenu.tsx';
import { problemsOf, RowProblems } from './RowFeedback.tsx';
import { openRow } from './open-row.ts';
import type { SortOption } from '../bar/sorting.ts';
import type { ListActions } from './useListActions.ts';
import type { RowView } from './row-view.tsx';
import { directionOf, TableHead, type ColumnSort } from './TableHead.tsx';
import { useTableKeys } from './useTableKeys.ts';
import { TableRowsSkeleton } from '../ListSkeleton.tsx';
import type { Sort } from '../list-view.ts';
import rowStyles from './Row.module.css';
import styles from './Table.module.css';

export interface RowsProps {
  rows: readonly RowView[];
  actions: ListActions;
  /** The row whose menu or sheet is open. */
  open: string | null;
  onOpen: (id: string | null) => void;
  /** The row that was just saved. */
  marked: string | null;
}

type TableColumn = Pick<Column<never>, 'name' | 'label' | 'numeric' | 'wideOnly'>;

interface TableProps extends RowsProps {
  kind: ListedKind;
  columns: readonly TableColumn[];
  /** Rows have a star. */
  starred: boolean;
  /** Grey rows while the list is loading. */
  waiting?: number;
  sort: Sort;
  sortOptions: readonly SortOption[];
  onSort: (sort: Sort) => void;
}

export function Table(props: TableProps) {
  const { kind, columns, starred, rows, actions, onOpen, waiting = 0 } = props;
  const { lists } = useAdminMessages();
  const { columns: names } = lists;
  const onKeyDown = useTableKeys({ rows, actions, onMenu: onOpen });
  const head = (name: string, label: string, className?: string) => (
    <TableHead key={name} label={label} className={cx(styles[name], className)} sort={sortOf(name, props)} />
  );
  return (
    <table
      className={cx(styles.table, rows.length > 25 && styles.dense)}
      aria-label={lists[kind].title}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.picture}>
            <VisuallyHidden>{names.picture}</VisuallyHidden>
          </th>
          {head('name', lists[kind].column)}
          {head('english', names.english, styles.wideOnly)}
          {columns.map(({ name, label, numeric, wideOnly }) =>
            head(name, label, cx(numeric && styles.numeric, wideOnly && styles.wideOnly)),
          )}
          {head('active', lists[kind].active)}
          {head('priority', names.priority)}
          <th scope="col" className={cx(styles.actions, starred && styles.starred)}>
            <VisuallyHidden>{names.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} {...props} />
        ))}
        <TableRowsSkeleton rows={waiting} columns={columns} />
      </tbody>
    </table>
  );
}

function sortOf(name: string, { sort, sortOptions, onSort }: TableProps): ColumnSort | undefined {
  const option = sortOptions.find((column) => column.name === name);
  if (!option) return undefined;
  const isSorted = sort.column === name;
  const down = isSorted ? !sort.down : Boolean(option.downFirst);
  return {
    sorted: isSorted ? directionOf(sort) : null,
    onSort: () => onSort({ column: name, down }),
  };
}

function TableRow({ row, actions, open, onOpen, marked }: RowsProps & { row: RowView }) {
  const { id } = row;
  const { menu } = useAdminMessages().lists;
  const { search } = useAdminNavigation();
  const title = row.title.text;
  const tab = adminTabOf(row.kind);
  const english = <EnglishMark tab={tab} id={id} title={title} missing={row.missing} />;
  return (
    <>
      <tr
        className={rowClass(row)}
        data-row={id}
        data-marked={marked === id || open === id || undefined}
        onClick={openRow}
      >
        <td className={styles.picture}>
          <Thumb address={row.picture} size={44} />
        </td>
        <td>
          <div className={rowStyles.nameLine}>
            <NameLink row={row} />
            {row.badges}
          </div>
          <div className={rowStyles.under}>
            {row.under}
            {row.missing !== null && <span className={styles.underMark}>{english}</span>}
          </div>
        </td>
        <td className={styles.wideOnly}>{english}</td>
        {row.cells.map(({ name, content, numeric, wideOnly }) => (
          <td key={name} className={cx(numeric && styles.numeric, wideOnly && styles.wideOnly)}>
            <span className={styles.stack}>{content}</span>
          </td>
        ))}
        <td>
          <ActiveCell row={row} />
        </td>
        <td>
          <PriorityCell row={row} />
        </td>
        <td>
          <div className={styles.buttons}>
            <StarButton row={row} />
            <IconLink
              to={pages.adminTab(tab, { ...search, edit: id })}
              label={menu.editOf(title)}
              icon="pencil"
            />
            <RowMenuButton
              row={row}
              actions={actions.of(id)}
              open={open === id}
              onOpen={(isOpen) => onOpen(isOpen ? id : null)}
            />
          </div>
        </td>
      </tr>
      {problemsOf(row).length > 0 && (
        <tr className={styles.problemRow}>
          <td className={styles.problems} colSpan={row.cells.length + 6}>
            <RowProblems row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
