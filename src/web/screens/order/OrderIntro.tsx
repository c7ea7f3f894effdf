import type { OrderStatus } from '#contract/orders.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
import { titleOf } from './order-words.ts';
import styles from './OrderIntro.module.css';

interface OrderIntroProps {
  order: OrderStatus;
  /** May be empty. */
  text: string;
}

/** Its number and state, which is announced when it changes. */
export function OrderIntro({ order, text }: OrderIntroProps) {
  const t = usePageTexts('order');
  return (
    <Container className={styles.intro}>
      <p className={styles.number}>{t.pageTitle(order.number)}</p>
      <div role="status">
        <h1 className={styles.title}>{titleOf(order, t)}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </Container>
  );
}
