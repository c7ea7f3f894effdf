/** Nothing is preselected. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '#domain/person.ts';
import { formatTime } from '#i18n/dates.ts';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { fieldName, fieldNames } from '#admin/form/field-names.ts';
import { ChoiceNamesContext, choiceNames } from '#admin/fields/choice-names.ts';
import { FieldValue } from '#admin/fields/FieldValue.tsx';
import { Question } from './Question.tsx';
import type { FormEditor } from '../useFormEditor.ts';
import type { Conflict } from '../saving/saving.ts';
import { readAt, type Part } from '#admin/form/values.ts';
import styles from './ConflictQuestion.module.css';

type Side = 'mine' | 'theirs';

export function ConflictQuestion<Values extends object>({ editor }: { editor: FormEditor<Values> }) {
  const { phase } = editor.state;
  return phase.name === 'conflict' && <Choice editor={editor} conflict={phase.conflict} />;
}

function Choice<Values extends object>({
  editor,
  conflict,
}: {
  editor: FormEditor<Values>;
  conflict: Conflict<Values>;
}) {
  const { editor: all, fields } = useAdminMessages();
  const t = all.conflict;
  const lang = useLang();
  const { user } = useAdmin();
  const { last, who } = useLastChange(editor);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { clashes, merged } = conflict;
  const left = clashes.filter((part) => !chosen[keyOf(part)]).length;
  const title = last?.by && last.by._id !== user._id ? t.byName(who) : last?.by ? t.byYou : t.bySomebody;
  const theirs = last?.by && last.by._id !== user._id ? t.theirs(who) : t.theirsOther;
  return (
    <Question
      open
      wide
      title={title}
      onClose={editor.dismiss}
      answers={[
        {
          look: 'main',
          label: left > 0 ? t.choosesLeft(left) : t.save,
          stopped: left > 0,
          run: () => void editor.resolve(clashes.filter((part) => chosen[keyOf(part)] === 'theirs')),
        },
        { look: 'safe', label: t.back, run: editor.dismiss },
        { look: 'danger', label: t.giveUp, run: editor.discard },
      ]}
    >
      {last && <p>{t.text(formatTime(last.at))}</p>}
      <ChoiceNamesContext value={choiceNames(lang, [conflict.theirs, conflict.mine])}>
        <div className={styles.clashes}>
          {clashes.map((part) => (
            <Clash
              key={keyOf(part)}
              part={part}
              conflict={conflict}
              theirsLabel={theirs}
              chosen={chosen[keyOf(part)]}
              onChoose={(side) => setChosen((sides) => ({ ...sides, [keyOf(part)]: side }))}
            />
          ))}
        </div>
      </ChoiceNamesContext>
      {merged.length > 0 && (
        <p className={styles.taken}>
          <AdminIcon name="check" size={18} />
          {t.taken(
            fieldNames(
              fields,
              merged.map(({ name }) => name),
            ),
          )}
        </p>
      )}
    </Question>
  );
}

const keyOf = ({ paths }: Part) => JSON.stringify(paths);

interface ClashProps<Values> {
  part: Part;
  conflict: Conflict<Values>;
  theirsLabel: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function Clash<Values>({ part, conflict, theirsLabel, chosen, onChoose }: ClashProps<Values>) {
  const { editor, fields } = useAdminMessages();
  const label = fieldName(fields, part.name);
  const mine = valueOf(part, conflict.mine);
  const theirs = valueOf(part, conflict.theirs);
  const side = (name: Side, sideLabel: string, value: unknown, other: unknown) => (
    <label className={styles.side}>
      <input
        type="radio"
        name={`choice ${keyOf(part)}`}
        checked={chosen === name}
        onChange={() => onChoose(name)}
      />
      <span className={styles.who}>{sideLabel}</span>
      <span className={styles.value}>
        <FieldValue name={part.name} value={value} against={other} />
      </span>
    </label>
  );
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.legend}>{label}</legend>
      {side('mine', editor.conflict.mine, mine, theirs)}
      {side('theirs', theirsLabel, theirs, mine)}
    </fieldset>
  );
}

function valueOf({ paths }: Part, values: unknown): unknown {
  const found = paths.map((path) => readAt(values, path));
  return found.length === 1 ? found[0] : found.flat();
}

function useLastChange<Values extends object>({ history, state: { entryId } }: FormEditor<Values>) {
  const { data } = useQuery({
    queryKey: ['last-change', history.key, entryId],
    queryFn: () => history.load(entryId!),
    enabled: entryId !== null,
    staleTime: 0,
  });
  const last = data?.[0];
  return { last, who: last?.by ? fullName(last.by) : '' };
}
