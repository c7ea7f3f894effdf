import type { Order } from '#contract/orders.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { momentOf } from './order-words.ts';
import styles from './OrderTimeline.module.css';

export function OrderTimeline({ timeline }: Pick<Order, 'timeline'>) {
  const t = usePageTexts('order');
  const lang = useLang();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t.timelineTitle}</h2>
      <ol>
        {timeline
          .filter(({ event }) => event !== 'mail_sent')
          .map(({ at, event }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a timeline only grows at its end
            <li key={index} className={styles.event}>
              <span>{t.events[event]}</span>
              <time dateTime={at} className={styles.at}>
                {momentOf(lang, at)}
              </time>
            </li>
          ))}
      </ol>
    </section>
  );
}
