import type { Ref } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { OrderField, OrderProblems } from './order-values.ts';
import styles from './ProblemList.module.css';

/** Links to the fields that are missing; focused after a press that found them. */
export function ProblemList({ problems, ref }: { problems: OrderProblems; ref: Ref<HTMLDivElement> }) {
  const t = usePageTexts('order-form');
  const fields = Object.keys(problems) as OrderField[];
  const go = (field: OrderField) => {
    const names: Record<string, string> = { 'delivery.method': 'delivery', consents: 'made_to_order' };
    const name = names[field] ?? field;
    const control = document.getElementsByName(name)[0] ?? document.getElementsByName('digital')[0];
    control?.focus();
  };
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.list}>
      {fields.length > 0 && (
        <>
          <p className={styles.title}>{t.problemsTitle(fields.length)}</p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <button type="button" className={styles.link} onClick={() => go(field)}>
                  {t.problemFields[field]}: {t.problems[problems[field]!]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
