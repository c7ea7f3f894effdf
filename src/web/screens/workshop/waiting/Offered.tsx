import type { Ref } from 'react';
import { toAgorot, toShekels } from '#contract/money.ts';
import type { WaitingSeats } from '#contract/seats.ts';
import type { ShownWorkshop } from '#contract/shown-prices.ts';
import type { Workshop } from '#contract/workshops.ts';
import { agorot } from '#domain/money.ts';
import { lineCancellation } from '#domain/orders/cancellation.ts';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { momentOf, priceText } from '#web/screens/order/order-words.ts';
import { Button } from '#ui/Button.tsx';
import { useLang } from '#ui/language.tsx';
import { Countdown } from '#web/screens/seats/Countdown.tsx';
import { LeaveButton } from '#web/screens/seats/LeaveButton.tsx';
import styles from './Waiting.module.css';

interface OfferedProps {
  workshop: Workshop;
  state: ShownWorkshop;
  place: WaitingSeats;
  head: Ref<HTMLHeadingElement>;
  busy: boolean;
  read: () => void;
  leave: () => void;
  accept: () => void;
}

export function Offered({ workshop, state, place, head, busy, read, leave, accept }: OfferedProps) {
  const { offer: t } = usePageTexts('seats');
  return (
    <>
      <h2 className={styles.title} ref={head} tabIndex={-1}>
        {t.title(place.seats)}
      </h2>
      <Countdown until={place.offer!.until} onEnd={read} />
      <Button look="primary" wide aria-disabled={busy} onClick={() => busy || accept()}>
        {busy ? t.accepting : t.accept}
      </Button>
      <LeaveButton declines look="button" onLeave={leave} />
      <CancelRule workshop={workshop} state={state} seats={place.seats} />
    </>
  );
}

/** What cancelling would cost after buying now. */
function CancelRule({ workshop, state, seats }: { workshop: Workshop; state: ShownWorkshop; seats: number }) {
  const { offer: t } = usePageTexts('seats');
  const lang = useLang();
  const now = useNow();
  const { cancellation } = useFacts();
  const { allowed, until, fee } = lineCancellation(
    {
      productType: 'Workshop',
      state: 'registered',
      quantity: seats,
      toPay: agorot(toAgorot(state.price) * seats),
      isMadeToOrder: false,
      handedOverAt: null,
      openedAt: null,
      meetings: workshop.workshopDates,
      rule: cancellation,
    },
    now,
  );
  if (!allowed) return <p className={styles.rule}>{t.tooLate}</p>;
  if (until === undefined) return null;
  const cost = workshop.shouldHidePrice || fee === undefined ? null : priceText(toShekels(fee));
  return <p className={styles.rule}>{t.cancelUntil(momentOf(lang, until), cost)}</p>;
}
