/** The cells that all lists share. */
import type { ReactNode } from 'react';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { Link } from '#ui/Link.tsx';
import { adminTabOf } from '#contract/kinds.ts';
import { Switch } from '#admin/controls/Switch.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import { SafePicture } from '#admin/pictures/SafePicture.tsx';
import { isSaved, NumberBox, Saved } from './controls.tsx';
import { PriceBox } from './PriceBox.tsx';
import { problemId } from './RowFeedback.tsx';
import type { ListEntry, Row } from '../list-kind.ts';
import type { RowView } from './row-view.tsx';
import controlStyles from './controls.module.css';
import styles from './Row.module.css';

export function Thumb({ address, size }: { address: string | null; size: 44 | 76 }) {
  return <SafePicture address={address} alt="" sizes={`${size}px`} className={styles.thumb} />;
}

/**
 * The link to the editor, and where the keyboard's focus is in a row. A long name is cut at its own end:
 * the box follows the direction of its text.
 */
export function NameLink({ row: { kind, id, title } }: { row: RowView }) {
  const { search } = useAdminNavigation();
  const lang = useLang();
  return (
    <Link
      to={pages.adminTab(adminTabOf(kind), { ...search, edit: id })}
      keepPlace
      dir="auto"
      className={styles.name}
      data-row-link={id}
    >
      <span lang={title.lang === lang ? undefined : title.lang}>{title.text}</span>
    </Link>
  );
}

/** A switch, with a word beside it where the entry is hidden. */
export function ActiveCell({ row }: { row: RowView }) {
  const { lists } = useAdminMessages();
  const { kind, active, marks, title } = row;
  return (
    <span className={styles.controlLine} data-controls>
      <Switch
        name="active"
        aria-label={lists[kind].activeOf(title.text)}
        on={active}
        aria-describedby={problemId(row.id, marks, 'active')}
        onChange={row.setActive}
      />
      {isSaved(marks.active) ? (
        <Saved mark={marks.active} />
      ) : (
        !active && <span className={styles.word}>{lists[kind].hidden}</span>
      )}
    </span>
  );
}

export function PriorityCell({ row }: { row: RowView }) {
  const { lists } = useAdminMessages();
  return (
    <span className={styles.controlLine} data-controls>
      <NumberBox
        name="priority"
        label={lists.priority.of(row.title.text)}
        value={row.priority}
        max={BOUNDS.count}
        spin
        describedBy={problemId(row.id, row.marks, 'priority')}
        onChange={row.setPriority}
      />
      <Saved mark={row.marks.priority} />
    </span>
  );
}

interface NumberCellProps<Entry> {
  row: Row<Entry>;
  name: keyof Entry & string;
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** Beside the number, except while it says "saved". */
  children?: ReactNode;
}

/** A number in a column of the kind's own. */
export function NumberCell<Entry extends ListEntry>({
  row,
  name,
  children,
  ...number
}: NumberCellProps<Entry>) {
  const marks: RowView['marks'] = row.state?.marks ?? {};
  const mark = marks[name];
  return (
    <span className={styles.controlLine} data-controls>
      <NumberBox name={name} describedBy={problemId(row.entry._id, marks, name)} {...number} />
      {isSaved(mark) ? <Saved mark={mark} /> : <span className={styles.beside}>{children}</span>}
    </span>
  );
}

interface SumCellProps {
  id: string;
  label: string;
  value: number;
  children: ReactNode;
}

/** A product's stock that is counted by variant: the link to where it is. */
export function SumCell({ id, label, value, children }: SumCellProps) {
  const { search } = useAdminNavigation();
  return (
    <span className={styles.controlLine} data-controls>
      <Link
        to={pages.adminTab('shop', { ...search, edit: id, field: 'variants' })}
        keepPlace
        className={styles.sum}
        aria-label={`${label}: ${value}`}
      >
        {value}
        <AdminIcon name="next" size={16} />
      </Link>
      <span className={styles.beside}>{children}</span>
    </span>
  );
}

/** The price before discounts, and beneath it what differs. */
export function PriceCell<Entry extends ListEntry>({
  row,
  children,
}: {
  row: Row<Entry>;
  children?: ReactNode;
}) {
  const { lists } = useAdminMessages();
  const { entry, title, state, change } = row;
  const marks: RowView['marks'] = state?.marks ?? {};
  return (
    <span className={styles.priceCell} data-controls>
      <PriceBox
        label={lists.priceOf(title)}
        value={entry.price}
        describedBy={problemId(entry._id, marks, 'price')}
        onChange={(price) => change({ price } as Partial<Entry>)}
      />
      {isSaved(marks.price) ? <Saved mark={marks.price} /> : children}
    </span>
  );
}

export function StarButton({ row: { promotion, title } }: { row: RowView }) {
  const { lists } = useAdminMessages();
  if (!promotion) return null;
  return (
    <button
      type="button"
      className={controlStyles.star}
      aria-label={lists.promotedOf(title.text)}
      title={lists.promoted}
      aria-pressed={promotion.on}
      onClick={() => promotion.set(!promotion.on)}
    >
      <AdminIcon name="star" />
    </button>
  );
}

export function Inline({ children }: { children: ReactNode }) {
  return <span className={styles.inline}>{children}</span>;
}

export function IconLink({ to, label, icon }: { to: string; label: string; icon: 'pencil' }) {
  return (
    <Link to={to} keepPlace className={styles.iconButton} aria-label={label}>
      <AdminIcon name={icon} />
    </Link>
  );
}

export const rowClass = (row: RowView, className?: string) => cx(!row.active && styles.hidden, className);
