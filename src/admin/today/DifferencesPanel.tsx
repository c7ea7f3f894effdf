/** Money that only the shop or only the provider knows of, until the admin has dealt with it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payments } from '#contract/admin-payments.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { shekels } from '#contract/money.ts';
import { fromJerusalem } from '#domain/jerusalem.ts';
import { formatDay } from '#i18n/dates.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { Panel, Row } from './Panel.tsx';
import styles from './OrdersPanel.module.css';

type Difference = Payments['differences'][number];

export function DifferencesPanel({ differences }: { differences: readonly Difference[] }) {
  const { differences: t } = useAdminMessages().payments;
  if (differences.length === 0) return null;
  return (
    <Panel id="money-differs" icon="alert" title={t.title} count={differences.length}>
      {differences.map((difference) => (
        <Row key={difference._id} className={styles.row}>
          <AdminIcon name="alert" className={styles.stop!} />
          <DifferenceWords difference={difference} />
        </Row>
      ))}
    </Panel>
  );
}

const NOTHING = shekels(0);

function DifferenceWords({ difference }: { difference: Difference }) {
  const { orders, payments } = useAdminMessages();
  const t = payments.differences;
  const lang = useLang();
  const { _id, day, kind, reference, order, ours, theirs } = difference;
  const { busy, failure, settle } = useSettling(_id);
  return (
    <div className={styles.text}>
      {order && (
        <p>
          <Link to={adminPages.orders({ show: order._id })} className={styles.link}>
            {orders.order(order.number)}
          </Link>
        </p>
      )}
      <p className={styles.wrong}>{t.kinds[kind](ours ?? NOTHING, theirs ?? NOTHING)}</p>
      <p className={styles.what}>
        {t.on(formatDay(lang, fromJerusalem(day, '12:00').toISOString()), `\u2068${reference}\u2069`)}
      </p>
      <FormError>{failure}</FormError>
      <Button
        small
        className={styles.act}
        aria-label={t.settleOf(reference)}
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => void settle()}
      >
        <AdminIcon name="check" />
        {t.settle}
      </Button>
    </div>
  );
}

function useSettling(id: string) {
  const { differences: t } = useAdminMessages().payments;
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const reason = useFailureReason();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const settle = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      client.setQueryData(keys.payments(), await adminApi.settleDifference(id));
      showSnack({ message: t.settled, severity: 'success' });
    } catch (error) {
      setFailure(t.failed(reason(error)));
      setBusy(false);
    }
  };
  return { busy, failure, settle };
}
