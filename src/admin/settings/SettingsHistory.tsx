/** Who changed what; what was there before a change comes back into the form, to be looked at and saved. */
import { useQuery } from '@tanstack/react-query';
import type { EntryChange } from '#contract/admin.ts';
import { Button } from '#ui/Button.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { pathOf, readAt, writeAt } from '../form/values.ts';
import type { FormEditor } from '../editor/useFormEditor.ts';
import { Change } from '../history/Change.tsx';
import { HistoryList, HistoryWindow } from '../history/HistoryWindow.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { valueOf } from './setting-tree.ts';

interface SettingsHistoryProps<Values extends object> {
  editor: FormEditor<Values>;
  title: string;
  onClose: () => void;
}

export function SettingsHistory<Values extends object>(props: SettingsHistoryProps<Values>) {
  const { editor, title, onClose } = props;
  const { history, settings: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const { values } = editor.state;
  const isHere = ({ field }: { field: string }) => readAt(values, pathOf(field)) !== undefined;
  const query = useQuery({
    queryKey: keys.settingsHistory(),
    queryFn: adminApi.settingsHistory,
    staleTime: 0,
    select: (changes) =>
      changes
        .map((change): EntryChange => ({
          ...change,
          _id: String(change.version),
          action: 'changed',
          fields: change.fields.filter(isHere),
        }))
        .filter(({ fields }) => fields.length > 0),
  });
  const undo = ({ fields }: EntryChange) => {
    for (const { field, before } of fields) {
      const [key = '', ...rest] = pathOf(field);
      const back = valueOf(readAt(values, pathOf(field)), before);
      editor.set(key as keyof Values, (now) => writeAt(now, rest, back));
    }
    onClose();
    showSnack({ message: t.broughtBack, severity: 'success' });
  };
  return (
    <HistoryWindow title={history.title(title)} onClose={onClose}>
      <HistoryList query={query}>
        {(changes) =>
          changes.map((change, index) => (
            <Change key={change._id} change={change} isCurrent={index === 0}>
              <Button small onClick={() => undo(change)}>
                <AdminIcon name="undo" />
                {history.undo}
              </Button>
            </Change>
          ))
        }
      </HistoryList>
    </HistoryWindow>
  );
}
