/** A shop that sells at a provider's test terminal: orders look paid, and no money comes in. */
import { adminPages } from '#contract/admin-routes.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { usePayments } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import warnings from '../orders/Warnings.module.css';
import styles from './TestTerminal.module.css';

export function TestTerminal() {
  const { testTerminal: t, state } = useAdminMessages().payments;
  const { data } = usePayments();
  // The simulator says so itself, on each page that leads to it.
  if (!data?.isTest || data.provider === 'none' || data.provider === 'simulator') return null;
  return (
    <section className={cx(warnings.stop, styles.strip)} aria-labelledby="test-terminal">
      <AdminIcon name="alert" />
      <div className={warnings.body}>
        <h2 id="test-terminal" className={warnings.title}>
          {t.title}
        </h2>
        <p>{t.noMoney(data.provider)}</p>
        <p>
          {t.whatToDo}{' '}
          <Link to={adminPages.settings({ show: 'payments' })} className={styles.way}>
            {state.title}
          </Link>
        </p>
      </div>
    </section>
  );
}
