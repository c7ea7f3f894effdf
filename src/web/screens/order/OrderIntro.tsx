import type { Ref } from 'react';
import type { Order, OrderStatus } from '#contract/orders.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
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

/** Its number and state, which is announced when it changes. */
export function OrderIntro({ order, title, text, ready = null, heading }: OrderIntroProps) {
  const t = usePageTexts('order');
  return (
    <Container className={styles.intro}>
      <p className={styles.number}>
        {t.pageTitle(order.number)} <span className={styles.badge}>{badgeOf(order, t)}</span>
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
