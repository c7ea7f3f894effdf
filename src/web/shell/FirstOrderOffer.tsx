/** What a first purchase takes off a cart; nothing where the offer doesn't apply. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Cart } from '#contract/carts.ts';
import type { Quote } from '#contract/checkout.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { orderApi } from '#contract/order-routes.ts';
import { agorot } from '#domain/money.ts';
import { percentOf } from '#domain/orders/order-totals.ts';
import { formatPercent } from '#i18n/format.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Price } from '#ui/Price.tsx';
import { useMessages } from '#ui/language.tsx';
import { useFacts } from '../features/page/facts.tsx';
import styles from './Panels.module.css';

interface FirstOrderOfferProps {
  cart: Cart;
  isSaving: boolean;
}

export function FirstOrderOffer({ cart, isSaving }: FirstOrderOfferProps) {
  const { cart: t } = useMessages();
  const { firstOrder } = useFacts().offers;
  if (!useOfferApplies(cart, firstOrder > 0 && !isSaving)) return null;
  const total = toAgorot(cart.total);
  const off = percentOf(total, firstOrder);
  return (
    <div className={styles.offer}>
      <p className={styles.off}>
        <span>{t.firstOrder(formatPercent(firstOrder))}</span>
        <bdi dir="ltr">
          −<Price shekels={toShekels(off)} exact />
        </bdi>
      </p>
      <p className={styles.after}>
        <span>{t.afterOffer}</span>
        <Price shekels={toShekels(agorot(total - off))} exact />
      </p>
    </div>
  );
}

/** The server knows whether the customer has bought before; asked once. */
function useOfferApplies({ _id }: Cart, mayAsk: boolean): boolean {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [applies, setApplies] = useState<boolean | null>(null);
  const isWanted = mayAsk && applies === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    api.call<{ data: Quote }>({ path: orderApi.quote(_id), method: 'POST', body: {} }).then(
      ({ data }) => isGone || setApplies(data.discounts.length > 0),
      // The cart is whole without it.
      () => isGone || setApplies(false),
    );
    return () => {
      isGone = true;
    };
  }, [api, _id, isWanted]);
  return applies ?? false;
}
