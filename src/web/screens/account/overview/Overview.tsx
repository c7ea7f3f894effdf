import type { Order } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { useAccountData, type Part } from '../account-data.ts';
import { ComingSeats } from './ComingSeats.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { OverviewWait } from './OverviewWait.tsx';
import { OwnTutorials } from './OwnTutorials.tsx';
import styles from './Overview.module.css';

const TO_COME: readonly LineState[] = ['held', 'waiting', 'making', 'ready'];

/** To pay, or a piece of it is still to come: that is before what can be read at any time. */
function isOpen({ state, lines }: Order): boolean {
  return state === 'pending' || (state === 'confirmed' && lines.some((line) => TO_COME.includes(line.state)));
}

export function Overview() {
  const { user } = useSessionState();
  const { parts, failed, read } = useAccountData();
  const { seats, tutorials, orders } = parts;
  const isSettled = (part: Part) => parts[part] !== undefined || failed.includes(part);
  // All at once, so that nothing that is shown moves.
  if (!user || !(isSettled('seats') && isSettled('tutorials') && isSettled('orders')))
    return <OverviewWait />;
  const again = (part: Part) => () => void read(part);
  const coming = {
    isEmpty: seats?.length === 0,
    section: <ComingSeats key="seats" seats={seats} onRetry={again('seats')} />,
  };
  const own = {
    isEmpty: tutorials?.length === 0,
    section: <OwnTutorials key="own" tutorials={tutorials} onRetry={again('tutorials')} />,
  };
  const latest = {
    isEmpty: orders?.total === 0,
    section: <LatestOrders key="latest" orders={orders} onRetry={again('orders')} />,
  };
  const all = [coming, ...(orders?.latest.some(isOpen) ? [latest, own] : [own, latest])];
  // What there is comes before what there could be.
  const sorted = [...all.filter(({ isEmpty }) => !isEmpty), ...all.filter(({ isEmpty }) => isEmpty)];
  return (
    <div className={styles.sections}>
      {sorted.map(({ section }) => section)}
      <OwnDetails user={user} />
    </div>
  );
}
