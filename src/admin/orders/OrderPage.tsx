/** One order: who, what, how it is paid, and what happened. */
import { useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { RowsSkeleton } from '../layout/RowsSkeleton.tsx';
import { useIsWide } from '../lists/useIsWide.ts';
import { useAdminNavigation } from '../navigation.ts';
import { Contact } from './Contact.tsx';
import { Delivery } from './Delivery.tsx';
import { Events } from './Events.tsx';
import { Jump } from './Jump.tsx';
import { Lines } from './Lines.tsx';
import { Mails } from './Mails.tsx';
import { Money } from './Money.tsx';
import { Notes } from './Notes.tsx';
import { OrderHead } from './OrderHead.tsx';
import { PrintedSlips } from './PrintedSlips.tsx';
import { Warnings } from './Warnings.tsx';
import { useOrderKeys } from './useOrderKeys.ts';
import { useOrder } from './useOrders.ts';
import styles from './OrderPage.module.css';

const SKELETON_ROWS = 6;

export function OrderPage({ id }: { id: string }) {
  const { orders: t } = useAdminMessages();
  const { common } = useMessages();
  const { search } = useAdminNavigation();
  const { data, error, refetch } = useOrder(id);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <Link to={adminPages.orders({ ...search, show: undefined })} className={styles.back}>
        <AdminIcon name="previous" size={18} />
        {t.back}
      </Link>
      {isGone && <EmptyState text={t.gone} />}
      {error && !isGone && <LoadFailure title={t.orderFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
          <RowsSkeleton rows={SKELETON_ROWS} />
        </>
      )}
      {data && !isGone && <Whole order={data} />}
    </>
  );
}

function Whole({ order }: { order: AdminOrder }) {
  const isWide = useIsWide();
  const [now] = useState(() => new Date().toISOString());
  useOrderKeys();
  const contact = <Contact order={order} />;
  const mails = <Mails order={order} />;
  return (
    <>
      <PrintedSlips orders={[order]} />
      <OrderHead order={order} now={now} />
      {!isWide && <Jump />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {!isWide && contact}
          <Warnings order={order} now={now} />
          <Lines order={order} now={now} />
          <Delivery order={order} />
          {isWide && mails}
        </div>
        <div className={styles.column}>
          {isWide && contact}
          <Money order={order} now={now} />
          {!isWide && mails}
          <Notes order={order} />
          <Events order={order} now={now} />
        </div>
      </div>
    </>
  );
}
