/** From md on: the rows of a page under columns of fixed widths, so that nothing moves sideways. */
import { pages } from '#contract/routes.ts';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { adminTabOf } from '#contract/kinds.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import { ActiveCell, IconLink, NameLink, PriorityCell, rowClass, Thumb } from './cells.tsx';
import type { ListEntry, ListKind, Row } from '../list-kind.ts';
import { EnglishMark } from './Marks.tsx';
import { RowMenuButton } from './RowMenu.tsx';
import { problemsOf, RowProblems } from './RowFeedback.tsx';
import type { SortColumn } from '../bar/sorting.ts';
import type { ListActions } from './useListActions.ts';
import { useTableKeys } from './useTableKeys.ts';
import { TableRowsSkeleton } from '../ListSkeleton.tsx';
import type { Sort } from '../list-view.ts';
import rowStyles from './Row.module.css';
import styles from './Table.module.css';

export interface RowsProps {
  list: ListKind;
  rows: readonly Row<ListEntry>[];
  actions: ListActions;
  /** The row whose menu or sheet is open. */
  open: string | null;
  onOpen: (id: string | null) => void;
  /** The row that was just saved. */
  marked: string | null;
}

interface TableProps extends RowsProps {
  /** So many grey rows stand there while the list is on its way. */
  waiting?: number;
  label: string;
  sort: Sort;
  sortColumns: readonly SortColumn<ListEntry>[];
  onSort: (sort: Sort) => void;
}

export function Table(props: TableProps) {
  const { list, rows, actions, onOpen, label } = props;
  const { columns: names, active } = {
    ...useAdminMessages().lists,
    active: useAdminMessages().lists[list.kind].active,
  };
  const onKeyDown = useTableKeys({ rows, actions, onMenu: onOpen });
  const head = (name: string, text: string, className?: string) => (
    <Head key={name} {...props} name={name} label={text} className={cx(styles[name], className)} />
  );
  return (
    <table
      className={cx(styles.table, rows.length > 25 && styles.dense)}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.picture}>
            <VisuallyHidden>{names.picture}</VisuallyHidden>
          </th>
          {head('name', list.texts.column)}
          {head('english', names.english, styles.wideOnly)}
          {list.columns.map(({ name, label: text, numeric, wideOnly }) =>
            head(name, text, cx(numeric && styles.numeric, wideOnly && styles.wideOnly)),
          )}
          {head('active', active)}
          {head('priority', names.priority)}
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{names.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.entry._id} row={row} {...props} />
        ))}
        <TableRowsSkeleton rows={props.waiting ?? 0} list={list} />
      </tbody>
    </table>
  );
}

function Head({
  name,
  label,
  className,
  sort,
  sortColumns,
  onSort,
}: TableProps & { name: string; className: string }) {
  const column = sortColumns.find((one) => one.name === name);
  const sorted = sort.column === name;
  if (!column) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const next = { column: name, down: sorted ? !sort.down : Boolean(column.downFirst) };
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted ? (sort.down ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        data-sorted={sorted || undefined}
        onClick={() => onSort(next)}
      >
        {label}
        <AdminIcon
          name={sorted ? (sort.down ? 'sortDown' : 'sortUp') : 'sort'}
          size={sorted ? 16 : 15}
          {...(sorted ? {} : { className: styles.unsorted! })}
        />
      </button>
    </th>
  );
}

function TableRow({ row, list, actions, open, onOpen, marked }: RowsProps & { row: Row<ListEntry> }) {
  const { entry, title } = row;
  const { menu } = useAdminMessages().lists;
  const { search } = useAdminNavigation();
  const tab = adminTabOf(list.kind);
  const english = (
    <EnglishMark tab={tab} id={entry._id} title={title} missing={list.untranslated(entry as never)} />
  );
  const problems = problemsOf(row);
  return (
    <>
      <tr
        className={rowClass(entry)}
        data-row={entry._id}
        data-marked={marked === entry._id || open === entry._id || undefined}
      >
        <td className={styles.picture}>
          <Thumb address={list.picture(entry as never)} size={44} />
        </td>
        <td>
          <div className={rowStyles.nameLine}>
            <NameLink kind={list.kind} entry={entry} />
            {list.marks?.(entry as never)}
          </div>
          <div className={rowStyles.under}>
            {list.under(entry as never)}
            {list.untranslated(entry as never) !== null && (
              <span className={styles.underMark}>{english}</span>
            )}
          </div>
        </td>
        <td className={styles.wideOnly}>{english}</td>
        {list.columns.map(({ name, Cell, numeric, wideOnly }) => (
          <td key={name} className={cx(numeric && styles.numeric, wideOnly && styles.wideOnly)}>
            <span className={styles.stack}>
              <Cell {...(row as Row<never>)} />
            </span>
          </td>
        ))}
        <td>
          <ActiveCell row={row} kind={list.kind} />
        </td>
        <td>
          <PriorityCell row={row} />
        </td>
        <td>
          <div className={styles.buttons}>
            <IconLink
              to={pages.adminTab(tab, { ...search, edit: entry._id })}
              label={menu.editOf(title)}
              icon="pencil"
            />
            <RowMenuButton
              title={title}
              publicPage={entry.active ? list.publicPage(entry as never) : null}
              actions={actions.of(entry._id)}
              open={open === entry._id}
              onOpen={(isOpen) => onOpen(isOpen ? entry._id : null)}
            />
          </div>
        </td>
      </tr>
      {problems.length > 0 && (
        <tr className={styles.problemRow}>
          <td className={styles.problems} colSpan={list.columns.length + 6}>
            <RowProblems row={row} kind={list.kind} />
          </td>
        </tr>
      )}
    </>
  );
}
