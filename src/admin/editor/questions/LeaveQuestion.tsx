import { useAdminMessages } from '#admin/language.tsx';
import { fieldNames } from '#admin/form/field-names.ts';
import { Question } from './Question.tsx';
import type { FormEditor } from '../useFormEditor.ts';

export function LeaveQuestion<Values extends object>({ editor }: { editor: FormEditor<Values> }) {
  const { editor: t, fields } = useAdminMessages();
  const { uploading, failedUploads } = editor.state;
  const changed = fieldNames(fields, editor.state.changed);
  const missing = uploading + failedUploads.length;
  const lacks = Object.keys(editor.state.problems).length > 0;
  const leave = () => (lacks ? editor.saveOrKeep() : editor.save());
  return (
    <Question
      open={editor.isAsking}
      title={t.leave.title}
      onClose={editor.stay}
      answers={[
        {
          look: 'main',
          label: lacks ? t.leave.keepDraft : t.leave.saveAndLeave,
          run: () => void leave().then(editor.stay),
        },
        { look: 'safe', label: t.leave.keepEditing, run: editor.stay },
        { look: 'danger', label: t.leave.leave, run: editor.discard },
      ]}
    >
      {changed && (
        <p>{editor.name ? t.leave.changed(editor.name, changed) : t.leave.changedUnnamed(changed)}</p>
      )}
      {missing > 0 && <p>{t.leave.uploads(missing)}</p>}
      {changed && <p>{t.leave.dropped}</p>}
    </Question>
  );
}
