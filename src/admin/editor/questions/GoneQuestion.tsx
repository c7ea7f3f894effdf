/** What is open here has been deleted somewhere else: the words need not go with it. */
import { useAdminMessages } from '#admin/language.tsx';
import { Question } from './Question.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export function GoneQuestion<Values extends object>({ editor }: { editor: EntryEditor<Values> }) {
  const { editor: words } = useAdminMessages();
  const { saving } = editor;
  return (
    <Question
      open={saving.phase.name === 'gone'}
      title={words.gone.title}
      onClose={saving.rest}
      answers={[
        { look: 'main', label: words.gone.saveAsNew, run: saving.saveAsNew },
        { look: 'safe', label: words.gone.back, run: saving.rest },
        { look: 'danger', label: words.gone.giveUp, run: editor.giveUp },
      ]}
    >
      <p>{words.gone.text}</p>
    </Question>
  );
}
