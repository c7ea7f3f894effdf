import type { Order, OrderLine } from '#contract/orders.ts';
import { lineStage } from '#domain/orders/line-stage.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { copiesLeft } from './order-copies.ts';
import styles from './LineStage.module.css';

interface LineStageProps {
  line: OrderLine;
  delivery: Order['delivery'];
}

/** Where it is, and what happens next; of what is to be picked up, where. */
export function LineStage({ line, delivery }: LineStageProps) {
  const t = usePageTexts('order');
  const lang = useLang();
  const { address } = useFacts();
  const stage = lineStage({ ...line, quantity: copiesLeft(line) || line.quantity }, delivery?.method);
  const { is, next } = t.lineStages[stage];
  const isToFetch = stage === 'waitingPickup' || stage === 'readyPickup';
  return (
    <>
      <p className={styles.state}>{is}</p>
      {next && <p>{next}</p>}
      {isToFetch && address && <p>{t.pickup(address[lang])}</p>}
    </>
  );
}
