/** The whole checkout where the shop takes orders; else the table and the dialog that says how to order. */
import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { Cart } from '#contract/carts.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { CartTable } from '#web/features/cart/CartTable.tsx';
import { useCartState } from '#web/features/cart/context.tsx';
import { readCheckoutOptions } from '#web/features/orders/checkout-options.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { Summary } from './Summary.tsx';
import styles from './CheckoutScreen.module.css';

const importOrderForm = (lang: Lang) => async () => {
  const [form] = await Promise.all([import('./order/OrderForm.tsx'), loadPageTexts('order-form', lang)]);
  return form;
};

export function Checkout({ cart }: { cart: Cart }) {
  const t = usePageTexts('checkout');
  const { common } = useMessages();
  const lang = useLang();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const offered = useMemo(() => createLatest(() => readCheckoutOptions(api)), [api]);
  const { value: options, failed } = useStore(offered.state, NOTHING_YET);
  useEffect(() => void offered.ask(), [offered]);
  const { Part: OrderForm, load } = useLazyPart(useMemo(() => importOrderForm(lang), [lang]));
  const takesOrders = options?.payments !== undefined;
  useEffect(() => {
    if (takesOrders) void load();
  }, [takesOrders, load]);
  const { user } = useSessionState();
  const { saving } = useCartState();
  if (options && !takesOrders) return <WithoutPayment cart={cart} />;
  if (OrderForm && options && user) {
    const again = () => void offered.retry();
    return <OrderForm cart={cart} user={user} options={options} onOutdated={again} />;
  }
  return (
    <>
      <CartTable items={cart.items} saving={saving} label={t.tableLabel} />
      {failed && (
        <EmptyState text={t.optionsFailed}>
          <Button onClick={() => void offered.retry()}>{common.retry}</Button>
        </EmptyState>
      )}
    </>
  );
}

function WithoutPayment({ cart }: { cart: Cart }) {
  const t = usePageTexts('checkout');
  const { cart: cartTexts } = useMessages();
  const { saving } = useCartState();
  const router = useRouter();
  const lang = useLang();
  return (
    <div className={styles.columns}>
      <div>
        <CartTable items={cart.items} saving={saving} label={t.tableLabel} />
        <div className={styles.back}>
          <MoreLink to={pages.shop()} label={cartTexts.continueShopping} />
        </div>
      </div>
      <Summary cart={cart} onCleared={() => void router.navigate({ href: inLanguage(lang, pages.home()) })} />
    </div>
  );
}
