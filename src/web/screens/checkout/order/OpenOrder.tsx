/** The newest of one's own orders that waits for its payment. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { formatDay, formatTime } from '#i18n/format.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { OrderNotice } from './OrderNotice.tsx';

export function OpenOrder() {
  const { openOrder: t } = usePageTexts('order-form');
  const lang = useLang();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const orders = useMemo(
    () => createLatest(async () => (await api.call<{ data: Order[] }>({ path: orderApi.orders() })).data),
    [api],
  );
  const { value } = useStore(orders.state, NOTHING_YET);
  useEffect(() => void orders.ask(), [orders]);
  const open = value?.find(({ state }) => state === 'pending');
  if (!open) return null;
  const { holdUntil } = open.payment;
  const until = holdUntil && `${formatDay(lang, holdUntil)}, ${formatTime(lang, holdUntil)}`;
  return (
    <OrderNotice title={until ? t.until(open.number, until) : t.waits(open.number)}>
      <ButtonLink to={pages.order(open._id)}>{t.show}</ButtonLink>
    </OrderNotice>
  );
}
