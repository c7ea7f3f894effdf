import type { AdminOrder } from '#contract/admin-orders.ts';
import { formatLongDay } from '#i18n/admin/dates.ts';
import { formatTime } from '#i18n/dates.ts';
import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Tag } from '../today/Panel.tsx';
import { Cancel } from './Cancel.tsx';
import { PaymentMark } from './PaymentMark.tsx';
import { Step } from './Step.tsx';
import { ACT_IDS } from './main-act.ts';
import { nextStep } from './next-step.ts';
import { keptLines } from './packed-lines.ts';
import styles from './OrderHead.module.css';

const LOOKS = {
  pending: 'warn',
  confirmed: 'good',
  completed: 'good',
  cancelled: 'stop',
  expired: 'stop',
} as const;

export function OrderHead({ order, now }: { order: AdminOrder; now: string }) {
  const { orders: t, orderActs } = useAdminMessages();
  const lang = useLang();
  const { number, state, createdDate } = order;
  const step = nextStep(order, now);
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h1 className={styles.title}>{t.order(number)}</h1>
        <Tag look={LOOKS[state]}>{t.is[state]}</Tag>
        <PaymentMark order={order} />
        <span className={styles.acts}>
          {keptLines(order.lines).length > 0 && (
            <Button id={ACT_IDS.print} small onClick={() => window.print()}>
              <AdminIcon name="print" />
              {orderActs.slip.print}
            </Button>
          )}
          <Cancel order={order} />
        </span>
      </div>
      {step.kind !== state && (
        <p>
          <Step step={step} now={now} />
        </p>
      )}
      <p className={styles.when}>
        <time dateTime={createdDate}>
          {t.placed(`${formatLongDay(lang, createdDate)}, ${formatTime(createdDate)}`)}
        </time>
        {` · ${t.inLanguage[order.lang]}`}
      </p>
    </div>
  );
}
