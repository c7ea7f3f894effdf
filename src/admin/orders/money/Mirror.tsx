/** The ledger beside the provider's answer, which is asked for when the page opens and blocks nothing. */
import { useQuery } from '@tanstack/react-query';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderMirror } from '#contract/admin-payments.ts';
import { shekels } from '#contract/money.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { FormError } from '#ui/Field.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { keys } from '#admin/data/queries.ts';
import { AdminIcon, type AdminIconName } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { Sum } from '../Sum.tsx';
import { useOrderAct } from '../useOrderAct.ts';
import { AskAgain } from './AskAgain.tsx';
import { mismatched } from './Mismatch.tsx';
import { mirrorTodo } from './mirror-todo.ts';
import styles from './Mirror.module.css';

type Seen = NonNullable<OrderMirror>;

const ICONS: Record<Seen['state'], AdminIconName> = {
  same: 'check',
  different: 'alert',
  unanswered: 'clock',
};

export function Mirror({ order }: { order: AdminOrder }) {
  const { mirror: t } = useAdminMessages().orderMoney;
  const { adminApi } = useAdmin();
  const reason = useFailureReason();
  const act = useOrderAct(order._id);
  const isOnline = order.attempts.some(({ provider }) => provider !== undefined);
  const { data, error, isFetching } = useQuery({
    queryKey: keys.mirror(order._id),
    queryFn: () => adminApi.mirror(order._id),
    enabled: isOnline,
    staleTime: 15_000,
  });
  if (!isOnline || data === null) return null;
  const isAsking = isFetching || act.busy;
  return (
    <section className={styles.mirror} aria-label={t.title} aria-busy={isAsking}>
      {data && <Sides seen={data} />}
      <div className={cx(styles.word, styles[(!isAsking && data?.state) || 'unanswered'])}>
        <div className={styles.said} aria-live="polite">
          {isAsking ? (
            <Spinner label={t.asking} />
          ) : (
            <>
              {data && <Verdict seen={data} order={order} />}
              {error && <p>{t.failed(reason(error))}</p>}
            </>
          )}
        </div>
        <AskAgain order={order} act={act} />
      </div>
      <FormError>{act.failure}</FormError>
    </section>
  );
}

function Sides({ seen: { provider, state, ours, theirs } }: { seen: Seen }) {
  const { mirror: t } = useAdminMessages().orderMoney;
  return (
    <div className={styles.both}>
      <span className={cx(styles.mark, styles[state])}>
        <AdminIcon name={ICONS[state]} />
      </span>
      <dl className={styles.sides}>
        <div className={styles.side}>
          <dt>{t.ours}</dt>
          <dd>
            <Sum amount={shekels(ours)} />
          </dd>
        </div>
        <div className={styles.side}>
          <dt>{t.theirs(provider)}</dt>
          <dd>
            {theirs === null ? (
              <span className={styles.none}>{t.unknown}</span>
            ) : (
              <Sum amount={shekels(theirs)} />
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Verdict({ seen, order }: { seen: Seen; order: AdminOrder }) {
  const { mirror: t } = useAdminMessages().orderMoney;
  const lang = useLang();
  const { state, at, ours, theirs, lastSame, rows } = seen;
  const time = formatTime(at);
  if (state === 'same') return <p>{t.same(time)}</p>;
  if (state === 'unanswered')
    return (
      <>
        <p>{t.unanswered}</p>
        {lastSame && <p>{t.lastSame(`${formatDay(lang, lastSame)}, ${formatTime(lastSame)}`)}</p>}
      </>
    );
  const gap = theirs === null ? 0 : Math.abs(Math.round((ours - theirs) * 100)) / 100;
  const inReview = mismatched(order).map(({ _id }) => _id);
  const todos = rows.flatMap((row) => mirrorTodo(row, t, inReview) ?? []);
  return (
    <>
      <p>
        <b>{gap === 0 ? t.different(time) : t.difference(shekels(gap), time)}</b>
      </p>
      {todos.map((todo) => (
        <p key={todo}>{todo}</p>
      ))}
    </>
  );
}
