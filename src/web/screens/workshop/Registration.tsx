import { useCallback, useState } from 'react';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { pendingAdd } from '#web/features/cart/pending-add.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import type { Workshop } from '#contract/workshops.ts';
import type { ShownWorkshop } from '#contract/shown-prices.ts';
import type { Shekels } from '#domain/money.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatPercent } from '#i18n/format.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Price, PriceTag } from '#ui/Price.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import entry from '../entry/entry.module.css';
import { hasList, Waiting } from './waiting-part.ts';
import styles from './Registration.module.css';

const MOST_SEATS = 20;

interface RegistrationProps {
  workshop: Workshop;
  state: ShownWorkshop;
  title: string;
  onRegister: (seats: number) => void;
}

export function Registration({ workshop, state, title, onRegister }: RegistrationProps) {
  const { workshops: t } = useMessages();
  const [count, setCount] = useState(1);
  /** Chosen before the page is alive, or before its visitor was led to login and came back. */
  const start = useCallback(
    (seats: HTMLSelectElement | null) => {
      if (!seats) return;
      const waiting = pendingAdd();
      if (seats.selectedIndex === 0 && waiting?.item === workshop._id)
        seats.selectedIndex = Math.min(waiting.quantity, seats.length) - 1;
      setCount(seats.selectedIndex + 1);
    },
    [workshop._id],
  );
  const register = state.status === 'open' && (
    <>
      {state.seatsLeft > 1 && (
        <label className={styles.seats}>
          {t.seats}
          {/* Not controlled, for the sake of what is there already. */}
          <select
            ref={start}
            className={styles.count}
            onChange={({ currentTarget }) => setCount(currentTarget.selectedIndex + 1)}
          >
            {Array.from({ length: Math.min(state.seatsLeft, MOST_SEATS) }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </label>
      )}
      {count > 1 && !workshop.shouldHidePrice && (
        <p className={styles.all}>
          <bdi dir="ltr">
            <Price shekels={state.price} /> × {count}
          </bdi>
          {/* Shown with two decimals at most, so that a binary fraction makes no difference. */}
          <Price shekels={(state.price * count) as Shekels} />
        </p>
      )}
      <Button look="primary" wide aria-label={t.registerLabel(title)} onClick={() => onRegister(count)}>
        {t.register}
      </Button>
    </>
  );
  return (
    <div className={cx(styles.stub, state.status === 'open' && styles.open)}>
      {workshop.shouldHidePrice ? (
        <p className={entry.note}>{t.priceHidden}</p>
      ) : (
        <Cost workshop={workshop} state={state} />
      )}
      {state.status === 'past' || state.status === 'begun' ? (
        <Button wide disabled>
          {t[state.status]}
        </Button>
      ) : hasList(workshop) ? (
        <Waiting key={workshop._id} workshop={workshop} state={state} register={register} />
      ) : (
        register
      )}
      <noscript>{import.meta.env.SSR && register && <NoScriptWay to="seat" />}</noscript>
    </div>
  );
}

function Cost({ workshop, state }: Pick<RegistrationProps, 'workshop' | 'state'>) {
  const { workshops: t, product, cart } = useMessages();
  const { tax } = useFacts();
  const lang = useLang();
  const early = state.status === 'open' ? state.earlyBirdUntil : null;
  return (
    <>
      <p className={entry.prices}>
        <PriceTag
          className={entry.price}
          originalClassName={entry.original}
          shekels={state.price}
          original={state.original}
          originalLabel={product.originalPrice}
        />
        <span className={entry.vat}>
          {t.perSeat}
          {tax.kind !== 'exempt' && `, ${cart.vat}`}
        </span>
      </p>
      {early !== null && (
        <p className={styles.early}>
          <Badge look="offer">{t.earlyBird(formatPercent(workshop.earlyBirdDiscountPercentage))}</Badge>
          {t.earlyUntil(formatDay(lang, early))}
        </p>
      )}
    </>
  );
}
