/** The parts of a row that all lists have. */
import type { ReactNode } from 'react';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { titleOf } from '#web/features/catalogue/texts.ts';
import { adminTabOf } from '#contract/kinds.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import { NumberBox, Saved, Switch } from './controls.tsx';
import { problemId } from './RowFeedback.tsx';
import type { ListEntry, ListedKind, Row } from '../list-kind.ts';
import styles from './Row.module.css';

export function Thumb({ address, size }: { address: string | null; size: 44 | 76 }) {
  return <Picture address={address} alt="" sizes={`${size}px`} className={styles.thumb} />;
}

/**
 * The name is the link to the editor, and where the keyboard stands in a row. A long one is cut at its own
 * end: the box goes the way of what she typed.
 */
export function NameLink({ kind, entry }: { kind: ListedKind; entry: ListEntry }) {
  const { search } = useAdminNavigation();
  const lang = useLang();
  const title = titleOf(lang, entry);
  return (
    <Link
      to={pages.adminTab(adminTabOf(kind), { ...search, edit: entry._id })}
      keepPlace
      dir="auto"
      className={styles.name}
      data-row-link={entry._id}
    >
      <span lang={title.lang === lang ? undefined : title.lang}>{title.text}</span>
    </Link>
  );
}

/** The switch with the word for what is hidden. */
export function ActiveCell({ row, kind }: { row: Row<ListEntry>; kind: ListedKind }) {
  const { lists } = useAdminMessages();
  const { entry, state, title } = row;
  return (
    <span className={styles.controlLine}>
      <Switch
        name="active"
        label={lists[kind].activeOf(title)}
        on={entry.active}
        describedBy={problemId(row, 'active')}
        onChange={(active) => row.change({ active })}
      />
      {state?.marks.active && 'saved' in state.marks.active ? (
        <Saved mark={state.marks.active} />
      ) : (
        !entry.active && <span className={styles.word}>{lists[kind].hidden}</span>
      )}
    </span>
  );
}

export function PriorityCell({ row }: { row: Row<ListEntry> }) {
  const { lists } = useAdminMessages();
  return (
    <span className={styles.controlLine}>
      <NumberBox
        name="priority"
        label={lists.priority.of(row.title)}
        value={row.entry.priority}
        max={BOUNDS.count}
        spin
        describedBy={problemId(row, 'priority')}
        onChange={(priority) => row.change({ priority })}
      />
      <Saved mark={row.state?.marks.priority} />
    </span>
  );
}

interface NumberCellProps<Entry> {
  row: Row<Entry>;
  name: keyof Entry & string;
  label: string;
  max: number;
  /** What stands beside it, but for the moment in which it says that it was saved. */
  children?: ReactNode;
}

/** A number of the kind's own, in its column. */
export function NumberCell<Entry extends ListEntry>({
  row,
  name,
  label,
  max,
  children,
}: NumberCellProps<Entry>) {
  const mark = row.state?.marks[name];
  return (
    <span className={styles.controlLine}>
      <NumberBox
        name={name}
        label={label}
        value={row.entry[name] as number}
        max={max}
        describedBy={problemId(row as unknown as Row<ListEntry>, name)}
        onChange={(value) => row.change({ [name]: value } as Partial<Entry>)}
      />
      {mark && 'saved' in mark ? <Saved mark={mark} /> : <span className={styles.beside}>{children}</span>}
    </span>
  );
}

/** Several small things in one line. */
export function Inline({ children }: { children: ReactNode }) {
  return <span className={styles.inline}>{children}</span>;
}

/** A button that is an icon alone. */
export function IconLink({ to, label, icon }: { to: string; label: string; icon: 'pencil' }) {
  return (
    <Link to={to} keepPlace className={styles.iconButton} aria-label={label}>
      <AdminIcon name={icon} />
    </Link>
  );
}

export const rowClass = (entry: ListEntry, ...more: (string | false | undefined)[]) =>
  cx(!entry.active && styles.hidden, ...more);
