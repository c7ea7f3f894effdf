/** What became of a row's changes: failures under the row, successes announced to screen readers. */
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { ListEntry, ListedKind, Row } from '../list-kind.ts';
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

export function SavedAnnouncement({ rows, kind }: { rows: readonly Row<ListEntry>[]; kind: ListedKind }) {
  const { lists, fields } = useAdminMessages();
  const said = rows.flatMap(({ title, state }) =>
    (Object.entries(state?.marks ?? {}) as [string, Mark][])
      .filter(([, mark]) => 'saved' in mark)
      .map(([field]) =>
        lists.savedOf(
          field === 'active' ? lists[kind].activeLabel : fields.names[field as 'priority'],
          title,
        ),
      ),
  );
  return <VisuallyHidden role="status">{said.join(' ')}</VisuallyHidden>;
}
