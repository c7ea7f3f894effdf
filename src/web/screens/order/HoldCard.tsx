/** How long an unpaid order is kept; its size is the same at every moment. */
import { untilNextMinute } from '#domain/time-left.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { holdLeft, type HoldLeft } from './hold-left.ts';
import { momentOf } from './order-words.ts';
import { useClock } from '#ui/use-clock.ts';
import styles from './HoldCard.module.css';

export function HoldCard({ until }: { until: string }) {
  const { hold: t } = usePageTexts('order');
  const lang = useLang();
  const now = useClock((seen) => untilNextMinute(until, seen));
  const left = holdLeft(until, now);
  return (
    <section className={styles.card}>
      <p className={styles.left}>
        <span className={styles.numeral}>{left?.whole ?? 0}</span>{' '}
        <span className={styles.unit}>{t[left?.unit ?? 'minutes'](left?.whole ?? 0)}</span>{' '}
        <span className={styles.rest}>{restOf(left, t)}</span>
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>{left ? t.until(momentOf(lang, until)) : t.over}</h2>
        <p>{left ? t.after : t.overText}</p>
      </div>
    </section>
  );
}

function restOf(
  left: HoldLeft | null,
  t: Record<'andHours' | 'andMinutes', (count: number) => string>,
): string {
  if (left?.unit === 'days' && left.hours > 0) return t.andHours(left.hours);
  if (left?.unit === 'hours' && left.minutes > 0) return t.andMinutes(left.minutes);
  return '';
}
