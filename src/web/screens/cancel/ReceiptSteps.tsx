import type { CancellationReceipt } from '#contract/cancellation-receipts.ts';
import { formatDay } from '#i18n/dates.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { momentOf } from '../order/order-words.ts';
import timeline from '../order/OrderTimeline.module.css';
import sums from '../order/OrderSums.module.css';
import styles from './Receipt.module.css';

export function ReceiptSteps({ receipt }: { receipt: CancellationReceipt }) {
  const { receipt: t } = usePageTexts('cancel');
  const lang = useLang();
  const { at, settled, refund, refundBy } = receipt;
  const steps = [
    { name: t.steps.received, when: momentOf(lang, at) },
    ...(settled === undefined
      ? [{ name: t.steps.waiting, when: refund > 0 ? t.by(formatDay(lang, refundBy)) : '' }]
      : [{ name: refund > 0 ? t.steps.returned : t.steps.answered, when: momentOf(lang, settled) }]),
  ];
  return (
    <section className={styles.steps}>
      <h2 className={sums.title}>{t.stepsTitle}</h2>
      <ol>
        {steps.map(({ name, when }) => (
          <li key={name} className={timeline.event}>
            <span>{name}</span>
            {when && <span className={timeline.at}>{when}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
