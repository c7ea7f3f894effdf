/** A bar for each page, or one long bar if they are too many to tell apart. */
import type { CSSProperties } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { cx } from '#ui/cx.ts';
import styles from './PagePosition.module.css';

const MOST_BARS = 12;

export function PagePosition({ page, count }: { page: number; count: number }) {
  const { reader: t } = usePageTexts('tutorial');
  return (
    <div className={styles.position}>
      <p role="status" className={styles.text}>
        {t.position(page, count)}
      </p>
      {count > MOST_BARS ? (
        <div className={styles.line} style={{ '--read': page / count } as CSSProperties} />
      ) : (
        <div className={styles.bars}>
          {Array.from({ length: count }, (_, index) => (
            <span key={index} className={cx(styles.bar, index < page && styles.read)} />
          ))}
        </div>
      )}
    </div>
  );
}
