/** What became of a row's changes: failures under the row, successes announced to screen readers. */
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { isSaved } from './controls.tsx';
import type { Mark } from './row-edits.ts';
import type { RowView } from './row-view.tsx';
import styles from './Row.module.css';

type Problem = [field: string, Extract<Mark, { failed: string }>];

export function problemsOf({ marks }: Pick<RowView, 'marks'>): Problem[] {
  return Object.entries(marks).filter(
    (entry): entry is Problem => entry[1] !== undefined && 'failed' in entry[1],
  );
}

/** The id of a field's message for `aria-describedby`. */
export function problemId(id: string, marks: RowView['marks'], field: string): string | undefined {
  const mark = marks[field];
  return mark && 'failed' in mark ? `problem-${id}-${field}` : undefined;
}

function fieldName({ lists, fields }: AdminMessages, { kind }: RowView, field: string): string {
  const names: Readonly<Record<string, string>> = fields.names;
  return field === 'active' ? lists[kind].activeLabel : (names[field] ?? field);
}

export function RowProblems({ row }: { row: RowView }) {
  const messages = useAdminMessages();
  const { lists } = messages;
  const { active, hidden } = lists[row.kind];
  const retryLabel = (field: string, value: unknown) => {
    if (typeof value !== 'boolean') return lists.tryAgainWith(String(value));
    return field === 'active' ? lists.tryAgainWith(value ? active : hidden) : lists.retry;
  };
  return problemsOf(row).map(([field, { failed, value }]) => (
    <p key={field} role="alert" id={problemId(row.id, row.marks, field)} className={styles.problem}>
      <AdminIcon name="alert" size={18} />
      <span>
        {lists.notSaved(fieldName(messages, row, field), failed)}
        <button type="button" onClick={() => row.retry(field)}>
          {retryLabel(field, value)}
        </button>
      </span>
    </p>
  ));
}

/** Says to screen readers what the green ticks show. */
export function SavedAnnouncement({ rows }: { rows: readonly RowView[] }) {
  const messages = useAdminMessages();
  const sentences = rows.flatMap((row) =>
    Object.entries(row.marks)
      .filter(([, mark]) => isSaved(mark))
      .map(([field]) => messages.lists.savedOf(fieldName(messages, row, field), row.title.text)),
  );
  return <VisuallyHidden role="status">{sentences.join(' ')}</VisuallyHidden>;
}
