/** A price of 0 is asked about once: the field may only have been filled to go on. */
import { useState, type ReactNode } from 'react';
import { useAdminMessages } from '#admin/language.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';
import { Question } from './Question.tsx';

interface Priced {
  price: number | null;
}

/** `guard`: what is run once the price is meant. */
export function useZeroQuestion<Values extends Priced>(
  editor: EntryEditor<Values>,
): { guard: (run: () => void) => () => void; question: ReactNode } {
  const { zero: t } = useAdminMessages().editor;
  const [isMeant, setIsMeant] = useState(false);
  const [run, setRun] = useState<(() => void) | null>(null);
  const { values, base, entryId } = editor.state;
  const isUnusual = values.price === 0 && (entryId === null || base.price !== 0);
  const answer = () => {
    setIsMeant(true);
    setRun(null);
  };
  return {
    guard: (then) => () => (isUnusual && !isMeant ? setRun(() => then) : then()),
    question: (
      <Question
        open={run !== null}
        title={t.title}
        onClose={() => setRun(null)}
        answers={[
          {
            look: 'main',
            label: t.save,
            run() {
              answer();
              run?.();
            },
          },
          {
            look: 'safe',
            label: t.back,
            run() {
              setRun(null);
              editor.jumpTo('price');
            },
          },
        ]}
      >
        <p>{t.text}</p>
      </Question>
    ),
  };
}
