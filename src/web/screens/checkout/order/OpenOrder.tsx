import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { OrderNotice } from './OrderNotice.tsx';

interface OpenOrderProps {
  order: Order;
  /** Ordering was stopped because of it. */
  isFirst: boolean;
}

/** An order that waits for its payment; one that is paid online is what the cart holds. */
export function OpenOrder({ order, isFirst }: OpenOrderProps) {
  const { openOrder: t } = usePageTexts('order-form');
  const lang = useLang();
  const { number, payment } = order;
  const { method, holdUntil } = payment;
  const until = holdUntil && `${formatDay(lang, holdUntil)}, ${formatTime(holdUntil)}`;
  const kept = method === 'arrange' ? t.until : t.online;
  return (
    <OrderNotice title={until ? kept(number, until) : t.waits(number)}>
      {isFirst && <p>{t.first}</p>}
      <ButtonLink to={pages.order(order._id)}>{t.show}</ButtonLink>
    </OrderNotice>
  );
}
