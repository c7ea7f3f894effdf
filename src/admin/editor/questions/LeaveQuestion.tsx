/** Asks before changes are lost, and names them. */
import { useAdminMessages } from '#admin/language.tsx';
import { fieldNames } from '#admin/form/field-names.ts';
import { Question } from './Question.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export function LeaveQuestion<Values extends object>({ editor }: { editor: EntryEditor<Values> }) {
  const { editor: words, fields } = useAdminMessages();
  const changed = fieldNames(fields, editor.state.changed);
  return (
    <Question
      open={editor.isAsking}
      title={words.leave.title}
      onClose={editor.stay}
      answers={[
        { look: 'main', label: words.leave.saveAndLeave, run: () => void editor.save().then(editor.stay) },
        { look: 'safe', label: words.leave.keepEditing, run: editor.stay },
        { look: 'danger', label: words.leave.leave, run: editor.discard },
      ]}
    >
      <p>{editor.name ? words.leave.changed(editor.name, changed) : words.leave.changedUnnamed(changed)}</p>
      <p>{words.leave.dropped}</p>
    </Question>
  );
}
