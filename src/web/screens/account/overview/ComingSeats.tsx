import { pages } from '#contract/routes.ts';
import type { Seats, TakenSeats, WaitingSeats } from '#contract/seats.ts';
import { daysBetween } from '#domain/days-between.ts';
import { nextMeeting } from '#domain/meetings.ts';
import { relativeDay } from '#i18n/relative-day.ts';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { isLeaving } from '#web/screens/seats/leaving.ts';
import { Nothing, NotLoaded, OverviewSection } from './OverviewSection.tsx';
import { SeatTicket } from './SeatTicket.tsx';
import { WaitingTicket } from './WaitingTicket.tsx';
import styles from './ComingSeats.module.css';

interface ComingSeatsProps {
  /** The nearest first; undefined if they didn't load. */
  seats: readonly Seats[] | undefined;
  onRetry: () => void;
}

export function ComingSeats({ seats, onRetry }: ComingSeatsProps) {
  const { seats: t, workshops } = usePageTexts('overview');
  const lang = useLang();
  const { mail } = useFacts();
  const now = useNow();
  const taken = seats?.filter((one) => one.kind === 'registration') ?? [];
  const coming = taken.filter((one) => !isLeaving(one));
  const leaving = taken.filter(isLeaving);
  const waiting = seats?.filter((one) => one.kind === 'waiting') ?? [];
  const offered = waiting.filter(({ offer }) => offer);
  // With an offer above it, the next workshop isn't what the title stands over.
  const first = offered.length === 0 ? coming[0] : undefined;
  const next = first && nextMeeting(first.meetings, now);
  const title = first ? (coming.length > 1 ? t.several : t.title) : workshops;
  const waitingRow = (place: WaitingSeats) => (
    <li key={place._id}>
      <WaitingTicket place={place} now={now} onChange={onRetry} />
    </li>
  );
  const takenRow = (one: TakenSeats) => (
    <li key={one._id}>
      <SeatTicket seats={one} now={now} onChange={onRetry} />
    </li>
  );
  return (
    <OverviewSection
      id="workshops"
      title={title}
      beside={
        next && (
          <p className={styles.when}>
            {relativeDay(lang, Math.max(0, daysBetween(now.toISOString(), next.date)))}
          </p>
        )
      }
    >
      {!seats && <NotLoaded text={t.failed} onRetry={onRetry} />}
      {seats?.length === 0 && <Nothing text={t.none(mail)} to={pages.workshops()} label={t.toWorkshops} />}
      {seats && seats.length > 0 && (
        <ul className={styles.list}>
          {/* An offer won't wait. */}
          {offered.map(waitingRow)}
          {coming.map(takenRow)}
          {waiting.filter(({ offer }) => !offer).map(waitingRow)}
          {leaving.map(takenRow)}
        </ul>
      )}
    </OverviewSection>
  );
}
