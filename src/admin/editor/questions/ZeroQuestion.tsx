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
      <ZeroQuestion
        open={run !== null}
        onSave={() => {
          answer();
          run?.();
        }}
        onClose={() => setRun(null)}
        onBack={() => {
          setRun(null);
          editor.jumpTo('price');
        }}
      />
    ),
  };
}

interface ZeroQuestionProps {
  open: boolean;
  /** Where there are several entries. */
  name?: string;
  onSave: () => void;
  onClose: () => void;
  /** To the price. */
  onBack: () => void;
}

export function ZeroQuestion({ open, name, onSave, onClose, onBack }: ZeroQuestionProps) {
  const { zero: t } = useAdminMessages().editor;
  return (
    <Question
      open={open}
      title={t.title}
      onClose={onClose}
      answers={[
        { look: 'main', label: t.save, run: onSave },
        { look: 'safe', label: t.back, run: onBack },
      ]}
    >
      {name !== undefined && (
        <p>
          <b dir="auto">{name}</b>
        </p>
      )}
      <p>{t.text}</p>
    </Question>
  );
}
