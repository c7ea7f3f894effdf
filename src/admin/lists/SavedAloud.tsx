/** Says to screen readers what the green ticks show. */
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAdminMessages } from '../language.tsx';
import type { ListEntry, ListedKind, Row } from './list-kind.ts';
import type { Mark } from './row-edits.ts';

export function SavedAloud({ rows, kind }: { rows: readonly Row<ListEntry>[]; kind: ListedKind }) {
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
