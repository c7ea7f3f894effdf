/** What could not be saved of a row, right under it: why, and another try with what was typed. */
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import type { ListEntry, ListedKind, Row } from './list-kind.ts';
import type { Mark } from './row-edits.ts';
import styles from './Row.module.css';

type Problem = [field: string, Extract<Mark, { failed: string }>];

export function problemsOf({ state }: Row<ListEntry>): Problem[] {
  const marks = Object.entries(state?.marks ?? {}) as [string, Mark][];
  return marks.filter((entry): entry is Problem => 'failed' in entry[1]);
}

/** The id of a field's message for `aria-describedby`; undefined where there is none. */
export function problemId(row: Row<ListEntry>, field: string): string | undefined {
  return problemsOf(row).some(([name]) => name === field) ? `problem-${row.entry._id}-${field}` : undefined;
}

export function RowProblems({ row, kind }: { row: Row<ListEntry>; kind: ListedKind }) {
  const { lists, fields } = useAdminMessages();
  const nameOf = (field: string) =>
    field === 'active' ? lists[kind].activeLabel : fields.names[field as 'priority'];
  const wordOf = (value: unknown) =>
    typeof value === 'boolean' ? lists[kind][value ? 'active' : 'hidden'] : String(value);
  return problemsOf(row).map(([field, { failed, value }]) => (
    <p key={field} role="alert" id={problemId(row, field)} className={styles.problem}>
      <AdminIcon name="alert" size={18} />
      <span>
        {lists.notSaved(nameOf(field), failed)}
        <button type="button" onClick={() => row.change({ [field]: value })}>
          {lists.tryAgainWith(wordOf(value))}
        </button>
      </span>
    </p>
  ));
}
