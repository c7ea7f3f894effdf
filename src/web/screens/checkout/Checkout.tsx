/** The whole checkout where the shop takes orders; else the table and the dialog that says how to order. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { Cart } from '#contract/carts.ts';
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
import { useLang, useMessages } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';

const importOrderForm = (lang: Lang) => async () => {
  const [form] = await Promise.all([import('./order/OrderForm.tsx'), loadPageTexts('order-form', lang)]);
  return form;
};
const importWithoutPayment = (lang: Lang) => async () => {
  const texts = loadPageTexts('order-by-message', lang);
  const [part] = await Promise.all([import('./WithoutPayment.tsx'), texts]);
  return part;
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
  const { Part: WithoutPayment, load: loadWithoutPayment } = useLazyPart(
    useMemo(() => importWithoutPayment(lang), [lang]),
  );
  const takesOrders = options?.payments !== undefined;
  useEffect(() => {
    if (options) void (takesOrders ? load() : loadWithoutPayment());
  }, [options, takesOrders, load, loadWithoutPayment]);
  const { user } = useSessionState();
  const { saving } = useCartState();
  if (WithoutPayment && options && !takesOrders) return <WithoutPayment cart={cart} />;
  if (OrderForm && takesOrders && user) {
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
