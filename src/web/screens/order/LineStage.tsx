import type { Order, OrderLine } from '#contract/orders.ts';
import { lineStage } from '#domain/orders/line-stage.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { copiesLeft } from './order-copies.ts';
import { PickupTime } from './PickupTime.tsx';
import styles from './LineStage.module.css';

interface LineStageProps {
  line: OrderLine;
  order: Pick<Order, '_id' | 'number' | 'delivery'>;
}

/** Where it is, and what happens next; of what is to be picked up, where and when. */
export function LineStage({ line, order }: LineStageProps) {
  const t = usePageTexts('order');
  const lang = useLang();
  const { address, hours, mail } = useFacts();
  const stage = lineStage({ ...line, quantity: copiesLeft(line) || line.quantity }, order.delivery?.method);
  const { is, next } = t.lineStages[stage];
  const ahead = [next, mail && t.stageMails[stage]].filter(Boolean).join(' ');
  const isToFetch = stage === 'waitingPickup' || stage === 'readyPickup';
  // Where mails go out, one says when to ask.
  const hasToAsk = stage === 'readyPickup' || (stage === 'waitingPickup' && !mail);
  return (
    <>
      <p className={styles.state}>{is}</p>
      {ahead && <p>{ahead}</p>}
      {isToFetch && address && <p>{t.pickup(address[lang])}</p>}
      {isToFetch && hours && <p>{t.hours(hours[lang])}</p>}
      {hasToAsk && <PickupTime order={order} />}
    </>
  );
}
