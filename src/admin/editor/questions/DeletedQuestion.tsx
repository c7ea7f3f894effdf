import { useAdminMessages } from '#admin/language.tsx';
import { Question } from './Question.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export function DeletedQuestion<Values extends object>({ editor }: { editor: EntryEditor<Values> }) {
  const { editor: t } = useAdminMessages();
  return (
    <Question
      open={editor.state.phase.name === 'deleted'}
      title={t.gone.title}
      onClose={editor.dismiss}
      answers={[
        { look: 'main', label: t.gone.saveAsNew, run: () => void editor.saveAsNew() },
        { look: 'safe', label: t.gone.back, run: editor.dismiss },
        { look: 'danger', label: t.gone.giveUp, run: editor.discard },
      ]}
    >
      <p>{t.gone.text}</p>
    </Question>
  );
}
