import type { Ref } from 'react';
import type { Order, OrderStatus } from '#contract/orders.ts';
import { formatDay } from '#i18n/dates.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
import { useLang } from '#ui/language.tsx';
import { badgeOf, titleOf } from './order-state.ts';
import styles from './OrderIntro.module.css';

interface OrderIntroProps {
  order: Order | OrderStatus;
  /** Its state's unless given. */
  title?: string;
  /** May be empty. */
  text: string;
  /** When it is ready, where the rest of a phone's first screen doesn't say so. */
  ready?: string | null;
  heading?: Ref<HTMLHeadingElement>;
}

/** Its number, its day unless it is another's, and its state, which is announced when it changes. */
export function OrderIntro({ order, title, text, ready = null, heading }: OrderIntroProps) {
  const t = usePageTexts('order');
  const lang = useLang();
  return (
    <Container className={styles.intro}>
      <p className={styles.number}>
        {t.pageTitle(order.number)}{' '}
        {'createdDate' in order && (
          <time className={styles.date} dateTime={order.createdDate}>
            {formatDay(lang, order.createdDate, true)}
          </time>
        )}{' '}
        <span className={styles.badge}>{badgeOf(order, t)}</span>
      </p>
      <div role="status">
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title ?? titleOf(order, t)}
        </h1>
        {(text || ready) && (
          <p className={styles.text}>
            {text} {ready && <b className={styles.ready}>{ready}</b>}
          </p>
        )}
      </div>
    </Container>
  );
}
