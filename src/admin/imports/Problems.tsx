import type { ImportError } from '#contract/imports.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { groupedProblems } from './grouped-problems.ts';
import styles from './Problems.module.css';

/** Rows that are named; of more, only the number is told. */
const NAMED = 12;

export function Problems({ errors }: { errors: readonly ImportError[] }) {
  const { imports: t } = useAdminMessages();
  if (errors.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="import-problems">
      <h2 id="import-problems" className={styles.title}>
        <AdminIcon name="info" />
        {t.problems}
      </h2>
      <ul className={styles.list}>
        {groupedProblems(errors).map(({ problem, rows }) => (
          <li key={problem}>
            <p>{problem}</p>
            <p className={styles.rows}>{t.rows(rows.slice(0, NAMED), Math.max(0, rows.length - NAMED))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
