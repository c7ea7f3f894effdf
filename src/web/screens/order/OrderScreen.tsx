/** An order: for its customer all of it, for whoever else has its address what state it is in. */
import { useSessionState } from '#web/features/session/context.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { OrderWait } from './OrderWait.tsx';
import { OwnOrder } from './OwnOrder.tsx';
import { VisitorsOrder } from './VisitorsOrder.tsx';

export default function OrderScreen({ params }: ScreenProps<null>) {
  const { status, user } = useSessionState();
  const id = params.id!;
  if (user) return <OwnOrder key={`${id} ${user._id}`} id={id} />;
  return status === 'unknown' ? <OrderWait /> : <VisitorsOrder key={id} id={id} />;
}
