import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { MoreLink } from '#ui/Section.tsx';
import { useMessages } from '#ui/language.tsx';
import { OrderRows } from '#web/screens/orders/OrderRows.tsx';
import { Nothing, NotLoaded, OverviewSection } from './OverviewSection.tsx';

interface LatestOrdersProps {
  /** Undefined if they didn't load. */
  orders: { latest: readonly Order[]; total: number } | undefined;
  onRetry: () => void;
}

export function LatestOrders({ orders, onRetry }: LatestOrdersProps) {
  const { orders: title, placed: t } = usePageTexts('overview');
  const { common } = useMessages();
  const hasMore = orders !== undefined && orders.total > orders.latest.length;
  return (
    <OverviewSection
      id="orders"
      title={title}
      beside={hasMore && <MoreLink to={pages.orders()} label={t.all} />}
    >
      {!orders && <NotLoaded text={t.failed} onRetry={onRetry} />}
      {orders?.total === 0 && <Nothing text={t.none} to={pages.shop()} label={common.toShop} />}
      {orders && orders.total > 0 && <OrderRows orders={orders.latest} />}
    </OverviewSection>
  );
}
