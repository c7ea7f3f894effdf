/** The whole checkout on one page: nothing typed is lost, and the amount is on the button. */
import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Profile } from '#contract/auth.ts';
import type { Cart } from '#contract/carts.ts';
import type { CheckoutOptions, Quote } from '#contract/checkout.ts';
import type { Order } from '#contract/orders.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import type { CartId } from '#domain/ids.ts';
import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import { CartTable } from '#web/features/cart/CartTable.tsx';
import { ClearCart } from '#web/features/cart/ClearCart.tsx';
import { useCart, useCartState } from '#web/features/cart/context.tsx';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { hasOpenedPayment, leaveToPay } from '#web/features/orders/leave-to-pay.ts';
import { createOrdersApi, type OrdersApi } from '#web/features/orders/orders-api.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { AnswerField } from './AnswerField.tsx';
import { CartChanges } from './CartChanges.tsx';
import { ConsentsSection } from './ConsentsSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { NoteSection } from './NoteSection.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { OrderSummary, SummaryCard } from './OrderSummary.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { ProblemList } from './ProblemList.tsx';
import { saveValues, savedValues } from './order-draft.ts';
import {
  firstValues,
  needsOf,
  orderInput,
  problemsOf,
  questionsOf,
  stillOffered,
  type OrderProblems,
  type OrderValues,
} from './order-values.ts';
import { consentsAbout } from './line-titles.ts';
import { hasLinesLeft, quoteChanges, withoutLines } from './quote-changes.ts';
import { useOpenOrder } from './use-open-order.ts';
import { usePlacing } from './use-placing.ts';
import styles from './OrderForm.module.css';
import notice from './OrderNotice.module.css';

/** `version`: what the cart holds decides the quote. */
const quoteOf = (api: OrdersApi) => (cartId: CartId, _version: number, delivery: DeliveryMethod | null) =>
  api.quote(cartId, delivery === null ? {} : { delivery });

interface OrderFormProps {
  cart: Cart;
  user: Profile;
  options: CheckoutOptions;
  /** The shop delivers or is paid in other ways now. */
  onOutdated: () => void;
}

export default function OrderForm({ cart, user, options, onOutdated }: OrderFormProps) {
  const t = usePageTexts('order-form');
  const { cart: cartTexts, common } = useMessages();
  const lang = useLang();
  const router = useRouter();
  const store = useCart();
  const { saving } = useCartState();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const ordersApi = useMemo(() => createOrdersApi(api), [api]);
  const [typed, setValues] = useState<OrderValues>(() => savedValues(user._id) ?? firstValues(user, options));
  const values = useMemo(() => stillOffered(typed, options), [typed, options]);
  const [pressed, setPressed] = useState(false);
  const [changed, setChanged] = useState<{ sentence: string; before: Quote } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  // What was ordered in another tab leaves a short page, scrolled to its end.
  useEffect(() => () => scrollTo(0, 0), []);
  const problemList = useRef<HTMLDivElement>(null);
  const cartChanges = useRef<HTMLDivElement>(null);
  const quotes = useMemo(() => createLatest(quoteOf(ordersApi)), [ordersApi]);
  const { value: quote, failed } = useStore(quotes.state, NOTHING_YET);
  const openOrder = useRef<HTMLDivElement>(null);
  const { open, ask: askOpen } = useOpenOrder(api);
  const [isStopped, setStopped] = useState(false);
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
      <OrderNotice title={t.quoteFailed}>
        <Button onClick={() => void quotes.retry()}>{common.retry}</Button>
      </OrderNotice>
    ) : (
      <CartTable items={cart.items} saving={saving} label={t.tableLabel} />
    );
  }

  const needs = needsOf(quote);
  const answerFields = new Map(
    [...questionsOf(quote)].map(([item, question]) => [
      item,
      <AnswerField
        key={item}
        item={item}
        question={question}
        value={values.answers?.[item] ?? ''}
        onChange={(answer) => change({ answers: { ...values.answers, [item]: answer } })}
      />,
    ]),
  );
  const changes = quoteChanges(quote, changed?.before ?? null);
  const found = problemsOf(values, needs);
  const problems: OrderProblems = pressed ? found : {};
  const accepted = values.consents.includes('terms');
  const waiting = busy || saving.size > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waiting) return;
    if (!accepted) return document.getElementsByName('terms')[0]?.focus();
    setPressed(true);
    setFailure(null);
    if (changes.short.length > 0 || !hasLinesLeft(quote, changes)) return cartChanges.current?.focus();
    if (Object.keys(found).length > 0) return focusDrawn(problemList);
    const isOnline = options.payments?.some(({ method }) => method !== 'arrange') ?? false;
    const isOpenElsewhere = isOnline && (await isPayingElsewhere(askOpen));
    setStopped(isOpenElsewhere);
    if (isOpenElsewhere) return focusDrawn(openOrder);
    const outcome = await place(async () => {
      for (const line of withoutLines(cart, changes)) await store.remove(line);
      return orderInput(values, { cart: store.state.get().cart ?? cart, quote, needs, lang });
    });
    if (outcome.kind === 'placed') {
      const { _id: orderId, payment } = outcome.order;
      if (payment.url) return leaveToPay(orderId, payment.url);
      await store.reload();
      void router.navigate({ href: inLanguage(lang, pages.order(orderId)) });
      return;
    }
    if (outcome.kind === 'refused') {
      setFailure(outcome.sentence);
      return outcome.options ? onOutdated() : setRefused(outcome.fields);
    }
    await store.reload();
    if (outcome.quote) quotes.show(outcome.quote);
    else await quotes.retry();
    setChanged({ sentence: outcome.sentence, before: quote });
    focusDrawn(cartChanges);
  };

  return (
    // Without scripts nothing is sent.
    <form method="dialog" noValidate className={styles.columns} onSubmit={(event) => void submit(event)}>
      <SummaryCard cart={cart} quote={quote} options={options} above />
      <div className={styles.sections}>
        <div ref={openOrder} tabIndex={-1} className={notice.changes}>
          {open && <OpenOrder order={open} isFirst={isStopped} />}
        </div>
        <CartChanges ref={cartChanges} cart={cart} changes={changes} sentence={changed?.sentence ?? null} />
        <div>
          <CartTable items={cart.items} saving={saving} label={t.tableLabel} under={answerFields} />
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
            quote={quote}
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
          about={consentsAbout(cart, quote, lang)}
          given={values.consents}
          error={problems.consents && t.problems.consents}
          onChange={(consents) => change({ consents })}
        />
      </div>
      <OrderSummary
        cart={cart}
        quote={quote}
        options={options}
        payment={values.payment}
        accepted={accepted}
        busy={waiting}
        failure={failure}
      />
    </form>
  );
}

/** Its page could still be paid while another order takes its place. */
async function isPayingElsewhere(ask: () => Promise<Order | null>): Promise<boolean> {
  const order = await ask();
  return !!order?.payment.url && !hasOpenedPayment(order._id);
}

/** After what it shows is drawn. */
function focusDrawn({ current }: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => current?.focus());
}
