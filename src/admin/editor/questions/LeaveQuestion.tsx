/** Asks before changes are lost, and names them. */
import { useAdminMessages } from '#admin/language.tsx';
import { fieldNames } from '#admin/form/field-names.ts';
import { Question } from './Question.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export function LeaveQuestion<Values extends object>({ editor }: { editor: EntryEditor<Values> }) {
  const { editor: words, fields } = useAdminMessages();
  const { leaving, saving, state } = editor;
  const changed = fieldNames(fields, state.changed);
  return (
    <Question
      open={leaving.asking}
      title={words.leave.title}
      onClose={leaving.stay}
      answers={[
        { look: 'main', label: words.leave.saveAndLeave, run: () => void saving.save().then(leaving.stay) },
        { look: 'safe', label: words.leave.keepEditing, run: leaving.stay },
        { look: 'danger', label: words.leave.leave, run: editor.giveUp },
      ]}
    >
      <p>{editor.name ? words.leave.changed(editor.name, changed) : words.leave.changedUnnamed(changed)}</p>
      <p>{words.leave.dropped}</p>
    </Question>
  );
}
