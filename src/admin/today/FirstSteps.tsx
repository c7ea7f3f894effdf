/** What makes a new shop the admin's own; stays until all is done or it is put away. */
import { adminPages } from '#contract/admin-routes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FIRST_STEPS, type FirstStep, type FirstSteps as Steps } from '#contract/first-steps.ts';
import { pages } from '#contract/routes.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { NEW } from '../navigation.ts';
import styles from './FirstSteps.module.css';

const STEPS: Record<FirstStep, { icon: AdminIconName; to: string }> = {
  contact: { icon: 'shop', to: adminPages.settings({ show: 'shop' }) },
  words: { icon: 'pencil', to: adminPages.words() },
  product: { icon: 'gem', to: pages.adminTab('shop', { edit: NEW }) },
  workshop: { icon: 'calendar', to: pages.adminTab('workshops', { edit: NEW }) },
  tutorial: { icon: 'book', to: pages.adminTab('tutorials', { edit: NEW }) },
  delivery: { icon: 'truck', to: adminPages.settings({ show: 'delivery' }) },
};

/** Null while they are unknown, done or put away. */
export function useFirstSteps(): Steps | null {
  const { adminApi } = useAdmin();
  const { data } = useQuery({ queryKey: keys.firstSteps(), queryFn: adminApi.firstSteps, staleTime: 0 });
  return data && !data.away && data.done.length < FIRST_STEPS.length ? data : null;
}

export function FirstSteps({ done }: { done: readonly FirstStep[] }) {
  const { firstSteps: t } = useAdminMessages().today;
  const putAway = usePutAway();
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps" className={styles.title}>
          {t.title}
        </h2>
        <Button small look="quiet" onClick={() => putAway(true)}>
          {t.putAway}
        </Button>
      </div>
      <p className={styles.text}>
        {t.text} {done.length > 0 && <b>{t.progress(done.length, FIRST_STEPS.length)}</b>}
      </p>
      <ul className={styles.steps}>
        {FIRST_STEPS.map((step) => {
          const isDone = done.includes(step);
          return (
            <li key={step}>
              <Link to={STEPS[step].to} className={cx(styles.step, isDone && styles.done)}>
                <span className={styles.icon}>
                  <AdminIcon name={isDone ? 'check' : STEPS[step].icon} size={24} />
                </span>
                <span>
                  <span className={styles.name}>{t[step].title}</span>
                  <span className={styles.what}>{isDone ? t.done : t[step].text}</span>
                </span>
                <AdminIcon name="next" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function usePutAway(): (away: boolean) => void {
  const { firstSteps: t } = useAdminMessages().today;
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: adminApi.putFirstStepsAway,
    networkMode: 'always',
    onSuccess(steps) {
      client.setQueryData(keys.firstSteps(), steps);
      const action = { label: t.undo, run: () => mutate(false) };
      if (steps.away) showSnack({ message: t.away, severity: 'success', action });
    },
    onError: () => showSnack({ message: t.failed, severity: 'error' }),
  });
  return mutate;
}
