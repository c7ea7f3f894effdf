/** Who takes cards and Bit, what is missing for it, and the first charge as steps. */
import type { ReactNode } from 'react';
import type { Payments } from '#contract/admin-payments.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { Link } from '#ui/Link.tsx';
import { usePayments } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { NEW } from '../navigation.ts';
import { Tag } from '../today/Panel.tsx';
import styles from './ProviderState.module.css';

export function ProviderState() {
  const { state: t } = useAdminMessages().payments;
  const { data } = usePayments();
  if (!data) return null;
  const { provider } = data;
  return (
    <section className={styles.box} aria-labelledby="provider-state">
      <div className={styles.head}>
        <AdminIcon name="key" size={22} />
        <h3 id="provider-state" className={styles.title}>
          {t.title}
        </h3>
        <ProviderTag payments={data} />
      </div>
      {provider === 'none' && <p>{t.noneText}</p>}
      {provider === 'simulator' && <p>{t.simulatorText}</p>}
      {(provider === 'cardcom' || provider === 'payplus') && <Connected payments={data} />}
    </section>
  );
}

function ProviderTag({ payments: { provider, missing } }: { payments: Payments }) {
  const { state: t } = useAdminMessages().payments;
  if (provider === 'none' || provider === 'simulator') return <Tag look="warn">{t[provider]}</Tag>;
  return <Tag look={missing.length > 0 ? 'warn' : 'good'}>{t.connected(provider)}</Tag>;
}

function Connected({ payments }: { payments: Payments }) {
  const { state: t } = useAdminMessages().payments;
  const { terminal, isTest, missing } = payments;
  return (
    <>
      {terminal !== null && (
        <p>
          <bdi>{t.terminal(terminal)}</bdi>
        </p>
      )}
      {isTest && <p className={styles.warn}>{t.test}</p>}
      {missing.length === 0 ? (
        <p>{t.found}</p>
      ) : (
        <p className={styles.warn}>{t.missing(missing.join(', '))}</p>
      )}
      <p>{t.standIns}</p>
      <Trial payments={payments} />
    </>
  );
}

/** What the shop can see of it is ticked by itself. */
function Trial({ payments: { firstCharge } }: { payments: Payments }) {
  const { trial: t } = useAdminMessages().payments;
  const { orders } = useAdminMessages();
  const isPaid = firstCharge !== null;
  const isRefunded = firstCharge?.isRefunded === true;
  return (
    <ol className={styles.steps} aria-label={t.title}>
      <Step words={t.product} isDone={isPaid}>
        {!isPaid && <Link to={pages.adminTab('shop', { edit: NEW })}>{t.addProduct}</Link>}
      </Step>
      <Step words={t.buy} isDone={isPaid} />
      <Step words={t.receipt} isDone={isRefunded} />
      <Step words={t.refund} isDone={isRefunded}>
        {firstCharge && !isRefunded && (
          <Link to={adminPages.orders({ show: firstCharge.order._id })}>
            {orders.order(firstCharge.order.number)}
          </Link>
        )}
      </Step>
      <Step words={t.credit} isDone={false} />
    </ol>
  );
}

interface StepProps {
  words: string;
  isDone: boolean;
  children?: ReactNode;
}

function Step({ words, isDone, children }: StepProps) {
  const { trial: t } = useAdminMessages().payments;
  return (
    <li className={styles.step}>
      <span>{words}</span>
      {isDone && <Tag look="good">{t.done}</Tag>}
      {children}
    </li>
  );
}
