import type { Order, OrderLine } from '#contract/orders.ts';
import { lineStage } from '#domain/orders/line-stage.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import styles from './LineStage.module.css';

interface LineStageProps {
  line: OrderLine;
  delivery: Order['delivery'];
}

/** Where it is, and what happens next. */
export function LineStage({ line, delivery }: LineStageProps) {
  const t = usePageTexts('order');
  const { is, next } = t.lineStages[lineStage(line, delivery?.method)];
  return (
    <>
      <p className={styles.state}>{is}</p>
      {next && <p>{next}</p>}
    </>
  );
}
