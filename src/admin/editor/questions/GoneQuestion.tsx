/** What is open here has been deleted somewhere else: the words need not go with it. */
import { useAdminMessages } from '#admin/language.tsx';
import { Question } from './Question.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export function GoneQuestion<Values extends object>({ editor }: { editor: EntryEditor<Values> }) {
  const { editor: words } = useAdminMessages();
  return (
    <Question
      open={editor.state.phase.name === 'deleted'}
      title={words.gone.title}
      onClose={editor.dismiss}
      answers={[
        { look: 'main', label: words.gone.saveAsNew, run: () => void editor.saveAsNew() },
        { look: 'safe', label: words.gone.back, run: editor.dismiss },
        { look: 'danger', label: words.gone.giveUp, run: editor.discard },
      ]}
    >
      <p>{words.gone.text}</p>
    </Question>
  );
}
