/** A link, so that pages turn without JavaScript too. */
import type { MouseEvent } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { cx } from '#ui/cx.ts';
import styles from './TurnLink.module.css';

interface TurnLinkProps {
  /** May be beyond an end. */
  to: number;
  present: number;
  count: number;
  hrefOf: (page: number) => string;
  onTurn: (page: number) => void;
}

export function TurnLink({ to, present, count, hrefOf, onTurn }: TurnLinkProps) {
  const { reader: t } = usePageTexts('tutorial');
  const isNext = to > present;
  const isThere = to >= 1 && to <= count;
  const turn = (event: MouseEvent) => {
    if (isThere && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    onTurn(to);
  };
  return (
    <a
      // At an end it stays focusable but leads nowhere.
      href={isThere ? hrefOf(to) : undefined}
      role={isThere ? undefined : 'link'}
      tabIndex={isThere ? undefined : 0}
      aria-disabled={!isThere || undefined}
      className={cx(styles.turn, isNext ? styles.next : styles.previous)}
      aria-label={isNext ? t.nextPage : t.previousPage}
      onClick={turn}
    >
      <Icon name="arrow" size={20} className={styles.arrow} />
      <Icon name="next" className={styles.chevron} />
      <span className={styles.label}>{isNext ? t.next : t.previous}</span>
    </a>
  );
}
