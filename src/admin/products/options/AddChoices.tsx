/** Enter, a comma or leaving the field adds what is typed; a pasted list adds all of it. */
import { useState } from 'react';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { BOUNDS } from '#domain/bounds.ts';
import inputs from '#admin/fields/inputs.module.css';
import { isSeveral, typedChoices } from './typed-choices.ts';
import styles from './OptionCard.module.css';

interface AddChoicesProps {
  id: string;
  name: string;
  label: string;
  error: string | null;
  isFull: boolean;
  onAdd: (titles: string[]) => void;
}

export function AddChoices({ id, name, label, error, isFull, onAdd }: AddChoicesProps) {
  const { productOptions: t } = useAdminMessages();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    setTyped('');
    const titles = typedChoices(text);
    if (titles.length > 0) onAdd(titles);
  };
  if (isFull) return <p className={styles.full}>{t.optionFull}</p>;
  return (
    <div className={styles.adding}>
      <input
        id={id}
        name={name}
        className={inputs.input}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={t.choicesExample}
        value={typed}
        maxLength={BOUNDS.longText}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ currentTarget: { value } }) => (/[,،;]$/.test(value) ? add(value) : setTyped(value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(typed);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isSeveral(text)) return;
          event.preventDefault();
          add(`${typed},${text}`);
        }}
        onBlur={() => add(typed)}
      />
      <button type="button" className={styles.plus} aria-label={label} onClick={() => add(typed)}>
        <AdminIcon name="plus" />
      </button>
    </div>
  );
}
