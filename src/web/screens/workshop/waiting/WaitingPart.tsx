/** Under the ticket's tear of a workshop that is full or nearly so, or that somebody waits for. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ShownWorkshop } from '#contract/shown-prices.ts';
import type { Workshop } from '#contract/workshops.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { cx } from '#ui/cx.ts';
import { JoinForm } from './JoinForm.tsx';
import { Offered } from './Offered.tsx';
import { OnTheList } from './OnTheList.tsx';
import { OtherDates } from './OtherDates.tsx';
import { readOwnSeats } from './own-seats.ts';
import { useWaiting } from './use-waiting.ts';
import styles from './Waiting.module.css';

export interface WaitingProps {
  workshop: Workshop;
  state: ShownWorkshop;
  /** Registers for the free seats; null while there are none. */
  register: ReactNode;
}

function Waiting({ workshop, state, register }: WaitingProps) {
  const { join, beyond, ended } = usePageTexts('seats');
  const waiting = useWaiting(workshop);
  const [wantsMore, setWantsMore] = useState(false);
  const { place } = waiting;
  const { seatsLeft } = state;
  const head = useRef<HTMLHeadingElement>(null);
  const [pressed, setPressed] = useState(false);
  const kind = place?.offer ? 'offered' : place ? 'waiting' : 'none';

  useEffect(() => {
    // What was pressed is gone.
    if (pressed) requestAnimationFrame(() => head.current?.focus());
    setPressed(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when something else is shown
  }, [kind, wantsMore]);

  const className = cx(styles.waiting, seatsLeft === 0 && styles.full);
  const leave = () => {
    setPressed(true);
    waiting.leave();
  };
  if (place?.offer)
    return (
      <div className={cx(className, styles.offered)}>
        <Offered workshop={workshop} state={state} {...waiting} place={place} head={head} leave={leave} />
      </div>
    );
  if (place)
    return (
      <div className={className}>
        {register}
        <OnTheList place={place} head={head} leave={leave} />
      </div>
    );
  if (seatsLeft > 0 && seatsLeft >= workshop.participantLimit) return register;
  const isUnfolded = seatsLeft === 0 || wantsMore;
  return (
    <div className={className}>
      {register}
      {isUnfolded ? (
        <JoinForm
          workshop={workshop}
          least={seatsLeft + 1}
          words={waiting.ended ? ended : seatsLeft > 0 ? beyond : join}
          head={head}
          {...waiting}
          join={(seats) => {
            setPressed(true);
            waiting.join(seats);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            setPressed(true);
            setWantsMore(true);
          }}
        >
          {beyond.ask}
        </button>
      )}
    </div>
  );
}

export default { Waiting, OtherDates, readOwnSeats };
