/** The whole checkout on one page: nothing typed is lost, and the amount is on the button. */
import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { Profile } from '#contract/auth.ts';
import type { Cart } from '#contract/carts.ts';
import type { CheckoutOptions } from '#contract/checkout.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import type { CartId } from '#domain/ids.ts';
import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import { CartTable } from '#web/features/cart/CartTable.tsx';
import { ClearCart } from '#web/features/cart/ClearCart.tsx';
import { useCart, useCartState } from '#web/features/cart/context.tsx';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { createOrdersApi, type OrdersApi } from '#web/features/orders/orders-api.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { ConsentsSection } from './ConsentsSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { NoteSection } from './NoteSection.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { ProblemList } from './ProblemList.tsx';
import { saveValues, savedValues } from './order-draft.ts';
import {
  firstValues,
  needsOf,
  orderInput,
  problemsOf,
  stillOffered,
  type OrderProblems,
  type OrderValues,
} from './order-values.ts';
import { usePlacing } from './use-placing.ts';
import styles from './OrderForm.module.css';

/** `version`: what the cart holds decides the quote. */
const quoteOf = (api: OrdersApi) => (cartId: CartId, _version: number, delivery: DeliveryMethod | null) =>
  api.quote(cartId, delivery === null ? {} : { delivery });

interface OrderFormProps {
  cart: Cart;
  user: Profile;
  options: CheckoutOptions;
}

export default function OrderForm({ cart, user, options }: OrderFormProps) {
  const t = usePageTexts('order-form');
  const { cart: cartTexts, common } = useMessages();
  const lang = useLang();
  const router = useRouter();
  const store = useCart();
  const { saving } = useCartState();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const ordersApi = useMemo(() => createOrdersApi(api), [api]);
  const [values, setValues] = useState<OrderValues>(() =>
    stillOffered(savedValues(user._id) ?? firstValues(user, options), options),
  );
  const [pressed, setPressed] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const problemList = useRef<HTMLDivElement>(null);
  const quotes = useMemo(() => createLatest(quoteOf(ordersApi)), [ordersApi]);
  const { value: quote, failed } = useStore(quotes.state, NOTHING_YET);
  const { busy, place } = usePlacing(ordersApi, t.notPlaced);

  const { _id, version } = cart;
  useEffect(() => void quotes.ask(_id, version, values.delivery), [quotes, _id, version, values.delivery]);
  useEffect(() => saveValues(user._id, values), [user._id, values]);

  const change = (part: Partial<OrderValues>) => {
    setValues((before) => ({ ...before, ...part }));
    setRefused({});
  };

  if (!quote) {
    return failed ? (
      <OrderNotice text={t.quoteFailed}>
        <Button onClick={() => void quotes.retry()}>{common.retry}</Button>
      </OrderNotice>
    ) : (
      <CartTable items={cart.items} saving={saving} label={t.tableLabel} />
    );
  }

  const needs = needsOf(quote);
  const found = problemsOf(values, needs);
  const problems: OrderProblems = pressed ? found : {};
  const accepted = values.consents.includes('terms');
  const waiting = busy || saving.size > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waiting) return;
    if (!accepted) return document.getElementsByName('terms')[0]?.focus();
    setPressed(true);
    setNotice(null);
    if (Object.keys(found).length > 0) {
      // After the list is drawn.
      requestAnimationFrame(() => problemList.current?.focus());
      return;
    }
    const outcome = await place(orderInput(values, { cart, quote, needs, lang }));
    if (outcome.kind === 'placed') {
      await store.reload();
      void router.navigate({ href: inLanguage(lang, pages.order(outcome.order._id)) });
      return;
    }
    setNotice(outcome.sentence);
    if (outcome.kind === 'refused') return setRefused(outcome.fields);
    await store.reload();
    if (outcome.quote) quotes.show(outcome.quote);
    else await quotes.retry();
  };

  return (
    // Without scripts nothing is sent.
    <form method="dialog" noValidate className={styles.columns} onSubmit={(event) => void submit(event)}>
      <div className={styles.sections}>
        <div>
          <CartTable items={cart.items} saving={saving} label={t.tableLabel} />
          <div className={styles.below}>
            <span className={styles.back}>
              <MoreLink to={pages.shop()} label={cartTexts.continueShopping} />
            </span>
            <ClearCart onCleared={() => void router.navigate({ href: inLanguage(lang, pages.home()) })} />
          </div>
        </div>
        <ProblemList ref={problemList} problems={problems} />
        <ContactSection
          values={values}
          needs={needs}
          problems={problems}
          refused={refused}
          onChange={change}
        />
        {needs.delivery && (
          <DeliverySection
            options={options.delivery}
            values={values}
            problems={problems}
            refused={refused}
            onChange={change}
          />
        )}
        <NoteSection value={values.note} onChange={(note) => change({ note })} />
        <PaymentSection
          options={options}
          value={values.payment}
          error={problems.payment && t.problems.payment}
          onChange={(payment) => change({ payment })}
        />
        <ConsentsSection
          needs={needs}
          given={values.consents}
          error={problems.consents && t.problems.consents}
          onChange={(consents) => change({ consents })}
        />
        {notice && <OrderNotice text={notice} />}
      </div>
      <OrderSummary
        cart={cart}
        quote={quote}
        options={options}
        payment={values.payment}
        accepted={accepted}
        busy={waiting}
      />
    </form>
  );
}
