import { useState, type ComponentProps } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Field } from '#ui/Field.tsx';
import styles from './CancelScreen.module.css';

/** All of an order, or the part that is written down; `part` are the field's own props. */
export function WhatToCancel({ part }: { part: Omit<ComponentProps<typeof Field>, 'label'> }) {
  const { what: t } = usePageTexts('cancel');
  const [isPart, setIsPart] = useState(false);
  return (
    <fieldset className={styles.section}>
      <legend className={styles.head}>{t.title}</legend>
      <label className={styles.choice}>
        <input
          type="radio"
          name="what"
          value="all"
          className={styles.box}
          checked={!isPart}
          onChange={() => setIsPart(false)}
        />
        <span>
          {t.all} <span className={styles.optional}>{t.allText}</span>
        </span>
      </label>
      <label className={styles.choice}>
        <input
          type="radio"
          name="what"
          value="part"
          className={styles.box}
          checked={isPart}
          onChange={() => setIsPart(true)}
        />
        {t.part}
      </label>
      {isPart && (
        <Field {...part} label={t.partLabel} hint={t.partHint} autoComplete="off" required maxLength={200} />
      )}
    </fieldset>
  );
}
