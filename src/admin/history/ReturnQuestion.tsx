import type { EntryKind } from '#domain/catalogue.ts';
import { useLang } from '#ui/language.tsx';
import { Question } from '../editor/questions/Question.tsx';
import { useAdminMessages } from '../language.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { changedFields } from './changed-fields.ts';
import type { WayBack } from './way-back.ts';
import { whenOf } from './when.ts';

interface ReturnQuestionProps {
  kind: EntryKind;
  asked: WayBack;
  onConfirm: () => void;
  onClose: () => void;
}

export function ReturnQuestion({ kind, asked, onConfirm, onClose }: ReturnQuestionProps) {
  const { history: t } = useAdminMessages();
  const lang = useLang();
  const stays: Readonly<Record<string, string>> = t.back.stays;
  return (
    <Question
      open
      title={t.back.question(whenOf(asked.to.at, lang, t))}
      onClose={onClose}
      answers={[
        { label: t.back.confirm, run: onConfirm, look: 'main' },
        { label: t.back.cancel, run: onClose, look: 'safe' },
      ]}
    >
      <p>{t.back.changes}</p>
      <ChangedFields changed={changedFields(asked.fields)} />
      {stays[kind] !== undefined && <p>{stays[kind]}</p>}
    </Question>
  );
}
