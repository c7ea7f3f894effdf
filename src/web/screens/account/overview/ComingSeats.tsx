import { pages } from '#contract/routes.ts';
import type { TakenSeats } from '#contract/seats.ts';
import { daysBetween } from '#domain/days-between.ts';
import { nextMeeting } from '#domain/meetings.ts';
import { LOCALE } from '#i18n/locales.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { Nothing, NotLoaded, OverviewSection } from './OverviewSection.tsx';
import { SeatTicket } from './SeatTicket.tsx';
import styles from './ComingSeats.module.css';

interface ComingSeatsProps {
  /** The nearest first; undefined if they didn't load. */
  seats: readonly TakenSeats[] | undefined;
  onRetry: () => void;
}

export function ComingSeats({ seats, onRetry }: ComingSeatsProps) {
  const { seats: t, workshops } = usePageTexts('overview');
  const lang = useLang();
  const now = useNow();
  const [first] = seats ?? [];
  const next = first && nextMeeting(first.meetings, now);
  const title = first ? (seats!.length > 1 ? t.several : t.title) : workshops;
  return (
    <OverviewSection
      id="workshops"
      title={title}
      beside={
        next && (
          <p className={styles.when}>
            {new Intl.RelativeTimeFormat(LOCALE[lang].bcp47, { numeric: 'auto' }).format(
              Math.max(0, daysBetween(now.toISOString(), next.date)),
              'day',
            )}
          </p>
        )
      }
    >
      {!seats && <NotLoaded text={t.failed} onRetry={onRetry} />}
      {seats && !first && <Nothing text={t.none} to={pages.workshops()} label={t.toWorkshops} />}
      {first && (
        <ul className={styles.list}>
          {seats!.map((one) => (
            <li key={one._id}>
              <SeatTicket seats={one} now={now} />
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}
