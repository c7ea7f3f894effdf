import { useState, type ComponentProps } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ChoiceCards } from '#ui/ChoiceCards.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './CancelScreen.module.css';

/** All of an order, or the part that is written down; `part` are the field's own props. */
export function WhatToCancel({ part }: { part: Omit<ComponentProps<typeof Field>, 'label'> }) {
  const { what: t } = usePageTexts('cancel');
  const [what, setWhat] = useState<'all' | 'part'>('all');
  const field = (
    <Field {...part} label={t.partLabel} hint={t.partHint} autoComplete="off" required maxLength={200} />
  );
  return (
    <div className={styles.section}>
      <ChoiceCards
        name="what"
        legend={t.title}
        value={what}
        onChange={setWhat}
        choices={[
          { value: 'all', title: t.all, text: t.allText },
          { value: 'part', title: t.part, more: field },
        ]}
      />
    </div>
  );
}
