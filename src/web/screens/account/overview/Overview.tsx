import { useSessionState } from '#web/features/session/context.tsx';
import { useAccountData, type Part } from '../account-data.ts';
import { ComingSeats } from './ComingSeats.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { OverviewWait } from './OverviewWait.tsx';
import { OwnTutorials } from './OwnTutorials.tsx';
import styles from './Overview.module.css';

export function Overview() {
  const { user } = useSessionState();
  const { parts, failed, read } = useAccountData();
  const { seats, tutorials, orders } = parts;
  const isSettled = (part: Part) => parts[part] !== undefined || failed.includes(part);
  // All at once, so that nothing that is shown moves.
  if (!user || !(isSettled('seats') && isSettled('tutorials') && isSettled('orders')))
    return <OverviewWait />;
  const again = (part: Part) => () => void read(part);
  return (
    <div className={styles.sections}>
      <ComingSeats seats={seats} onRetry={again('seats')} />
      <OwnTutorials tutorials={tutorials} onRetry={again('tutorials')} />
      <LatestOrders orders={orders} onRetry={again('orders')} />
      <OwnDetails user={user} />
    </div>
  );
}
