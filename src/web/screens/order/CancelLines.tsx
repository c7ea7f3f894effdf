/** Asks to cancel lines of a paid order; the server tells what comes back. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { orderApi } from '#contract/order-routes.ts';
import type { CancellationQuote, Order, OrderCancellation, OrderLine } from '#contract/orders.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { DialogTitle } from '#ui/Dialog.tsx';
import { FormError, TextAreaField } from '#ui/Field.tsx';
import { useStore } from '#ui/store.ts';
import { CancelSum } from './CancelSum.tsx';
import { LineChoices } from './LineChoices.tsx';
import { type ChosenCopies, copiesLeft, toCancellation } from './order-copies.ts';
import styles from './CancelLines.module.css';

/** characters */
const MOST = 1_000;

interface CancelLinesProps {
  order: Order;
  /** Those that can be cancelled. */
  lines: readonly OrderLine[];
  /** The id of the line that is chosen first. */
  first: string;
  api: OrdersApi;
  onClose: () => void;
  onAsked: (order: Order) => void;
}

export function CancelLines({ order, lines, first, api: orders, onClose, onAsked }: CancelLinesProps) {
  const { cancelling: t } = usePageTexts('order');
  const [chosen, setChosen] = useState<ChosenCopies>(() => wholly(lines, first));
  const [hasDefect, setHasDefect] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const wanted = toCancellation(lines, chosen);
  const isNothing = wanted.lines.length === 0;
  const quote = useCancellationQuote(order._id, { ...wanted, defect: hasDefect });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press may come before the first one's state is rendered.
    if (sending.current) return;
    if (isNothing) {
      setFailure(t.nothing);
      return;
    }
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      onAsked(
        await orders.cancel(order._id, {
          ...wanted,
          ...(reason !== '' && { reason }),
          ...(hasDefect && { defect: true }),
        }),
      );
    } catch (error) {
      console.error(error);
      setFailure(failureSentence(error, t.failed));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle className={styles.title}>{t.title}</DialogTitle>
      <LineChoices
        order={order}
        lines={lines}
        chosen={chosen}
        onChange={(now) => {
          setFailure(null);
          setChosen(now);
        }}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="defect"
          className={styles.box}
          checked={hasDefect}
          onChange={(event) => setHasDefect(event.currentTarget.checked)}
        />
        {t.defect}
      </label>
      <TextAreaField
        name="reason"
        label={
          <>
            {t.reason} <span className={styles.optional}>{t.optional}</span>
          </>
        }
        className={styles.reason}
        autoComplete="off"
        rows={2}
        maxLength={MOST}
      />
      <CancelSum
        {...quote}
        isNothing={isNothing}
        isTogether={order.cancellationRequest !== undefined && !order.cancellationRequest.settled}
      />
      <FormError>{failure}</FormError>
      <div className={styles.actions}>
        <Button type="submit" look="dark" aria-disabled={busy}>
          {busy ? t.sending : t.send}
        </Button>
        <Button onClick={onClose}>{t.back}</Button>
      </div>
    </form>
  );
}

function wholly(lines: readonly OrderLine[], id: string): ChosenCopies {
  const line = lines.find(({ _id }) => _id === id);
  return line ? { [id]: copiesLeft(line) } : {};
}

type Asked = Pick<OrderCancellation, 'quantities' | 'defect'> & { lines: string[] };

/** Null until the answer for this choice is there. */
function useCancellationQuote(id: string, asked: Asked) {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const latest = useMemo(
    () =>
      createLatest(async (key: string) => {
        const body = JSON.parse(key) as Asked;
        const path = orderApi.cancellationQuote(id);
        const { data } = await api.call<{ data: CancellationQuote }>({ path, method: 'POST', body });
        return { key, quote: data };
      }),
    [api, id],
  );
  const { value, failed } = useStore(latest.state, NOTHING_YET);
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (asked.lines.length > 0) void latest.ask(key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says which lines
  }, [latest, key]);
  return { quote: value?.key === key ? value.quote : null, failed };
}
