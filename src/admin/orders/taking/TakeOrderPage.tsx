/** An order by phone or at a fair. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { adminPages } from '#contract/admin-routes.ts';
import { LANGS } from '#domain/language.ts';
import { Button } from '#ui/Button.tsx';
import { FormError, TextAreaField } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { useSessionState } from '#web/features/session/context.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { LoadFailure, useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { useAdminNavigation } from '#admin/navigation.ts';
import { Choice } from '../Choice.tsx';
import { OrderCard } from '../OrderCard.tsx';
import { TakenContact } from './TakenContact.tsx';
import { TakenDelivery } from './TakenDelivery.tsx';
import { TakenGoods } from './TakenGoods.tsx';
import { forgetKeptOrder, keepOrder, keptOrder } from './kept-order.ts';
import { faultOf, wantedOf } from './taken-choices.ts';
import {
  type TakenLine,
  type TakenOrder,
  bodyOf,
  deliveryOf,
  emptyOrder,
  problemsOf,
  quoteInputOf,
} from './taken-order.ts';
import { useGoods } from './useGoods.ts';
import { useTaking } from './useTaking.ts';
import page from '../OrderPage.module.css';
import { Sums } from '../Sums.tsx';
import styles from './TakenOrder.module.css';

/** characters */
const MOST = 1_000;

export function TakeOrderPage() {
  const { orders: t, orderTaking } = useAdminMessages();
  const { adminApi } = useAdmin();
  const lang = useLang();
  const session = useSessionState();
  const { search, change: go } = useAdminNavigation();
  const userId = session.user?._id ?? '';
  const form = useRef<HTMLFormElement>(null);
  const reason = useFailureReason();
  const [order, setOrder] = useState(() => keptOrder(userId) ?? emptyOrder(lang));
  const [pressed, setPressed] = useState(false);
  const change = (part: Partial<TakenOrder>) => setOrder((before) => ({ ...before, ...part }));
  useEffect(() => keepOrder(userId, order), [userId, order]);

  const options = useQuery({ queryKey: ['checkout-options'], queryFn: adminApi.checkoutOptions });
  const offered = options.data?.delivery ?? [];
  const delivery = deliveryOf(order, offered);
  const goods = useGoods();
  const productOf = ({ item }: TakenLine) => goods.catalogue.products.find(({ _id }) => _id === item);
  const isChosen = order.lines.every((line) => faultOf(line, productOf(line)) === null);
  const wanted = { ...order, lines: order.lines.map((line) => wantedOf(line, productOf(line))) };
  const input = quoteInputOf(wanted, delivery);
  const quote = useQuery({
    queryKey: ['order-quote', input],
    queryFn: () => adminApi.quoteOrder(input),
    enabled: order.lines.length > 0 && isChosen && goods.isLoaded && options.data !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const quoted = order.lines.length > 0 && isChosen ? quote.data : undefined;
  const missing = problemsOf(order, delivery, isChosen);
  const problems = pressed ? missing : {};
  const { busy, failure, refused, take } = useTaking();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (Object.keys(missing).length > 0) {
      // After the fields are marked.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const taken = await take(bodyOf(wanted, delivery));
    if (!taken) {
      void quote.refetch();
      return;
    }
    forgetKeptOrder();
    go({ show: taken._id });
  };
  return (
    <>
      <Link to={adminPages.orders({ ...search, show: undefined })} className={page.back}>
        <AdminIcon name="previous" size={18} />
        {t.back}
      </Link>
      <h1 className={styles.title}>{orderTaking.title}</h1>
      {options.isError && (
        <LoadFailure
          title={orderTaking.failed}
          error={options.error}
          onRetry={() => void options.refetch()}
        />
      )}
      <form ref={form} className={page.columns} onSubmit={(event) => void submit(event)} noValidate>
        <div className={page.column}>
          <OrderCard id="taken-goods" icon="gem" title={orderTaking.what}>
            <div className={styles.body}>
              <TakenGoods
                lines={order.lines}
                goods={goods}
                quote={quoted}
                refused={refused}
                pressed={pressed}
                error={problems.lines ? orderTaking.noLines : null}
                onChange={(lines) => change({ lines })}
              />
            </div>
          </OrderCard>
          <OrderCard id="taken-contact" icon="users" title={orderTaking.who}>
            <div className={styles.body}>
              <TakenContact
                contact={order.contact}
                problems={problems}
                onChange={(contact) => change({ contact })}
              />
              <Choice
                name="lang"
                legend={orderTaking.lang}
                options={LANGS.map((value) => ({ value, label: orderTaking.langs[value] }))}
                value={order.lang}
                onChange={(next) => change({ lang: next })}
              />
            </div>
          </OrderCard>
          {delivery !== null && (
            <OrderCard id="taken-delivery" icon="truck" title={t.delivery}>
              <div className={styles.body}>
                <TakenDelivery
                  offered={offered}
                  method={delivery}
                  address={order.address}
                  problems={problems}
                  onChange={change}
                />
              </div>
            </OrderCard>
          )}
        </div>
        <div className={page.column}>
          <OrderCard id="taken-sums" title={t.money}>
            <div className={styles.body} aria-busy={quote.isFetching}>
              {quoted ? (
                <Sums of={quoted} className={styles.sums} />
              ) : (
                <p className={styles.soft}>{isChosen ? orderTaking.noLines : orderTaking.choicesMissing}</p>
              )}
              {isChosen && quote.isError && (
                <p role="alert" className={styles.problem}>
                  {reason(quote.error)}
                </p>
              )}
              <TextAreaField
                className={styles.note}
                name="note"
                label={orderTaking.note}
                hint={orderTaking.noteHint}
                value={order.note}
                maxLength={MOST}
                rows={2}
                onChange={(event) => change({ note: event.currentTarget.value })}
              />
              <FormError>{failure}</FormError>
              <Button type="submit" look="primary" wide aria-busy={busy} aria-disabled={busy}>
                <AdminIcon name="check" />
                {quoted ? orderTaking.place(quoted.total) : orderTaking.placeEmpty}
              </Button>
              <p className={styles.soft}>{orderTaking.after}</p>
            </div>
          </OrderCard>
        </div>
      </form>
    </>
  );
}
