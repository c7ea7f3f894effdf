import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { pages } from '#contract/routes.ts';
import type { WaitingSeats } from '#contract/seats.ts';
import { contentText } from '#i18n/content.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { WorkshopDates } from '#web/features/catalogue/WorkshopDates.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { Countdown } from '#web/screens/seats/Countdown.tsx';
import { LeaveButton } from '#web/screens/seats/LeaveButton.tsx';
import { createSeatsApi } from '#web/screens/seats/seats-api.ts';
import styles from './SeatTicket.module.css';

interface WaitingTicketProps {
  place: WaitingSeats;
  now: Date;
  /** It was left, or its offer has ended. */
  onChange: () => void;
}

export function WaitingTicket({ place, now, onChange }: WaitingTicketProps) {
  const { placed, offer, leave: words } = usePageTexts('seats');
  const { waiting: t } = usePageTexts('overview');
  const lang = useLang();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const title = contentText(lang, place.title, place.translations.en?.title);

  const leave = async () => {
    try {
      await createSeatsApi(api).leave(place.workshop);
      showSnack({ message: place.offer ? offer.declined : words.done, severity: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) {
        console.error(error);
        showSnack({ message: failureSentence(error, words.failed), severity: 'error' });
        return;
      }
    }
    onChange();
  };

  return (
    <article className={styles.ticket}>
      <Picture
        address={place.image}
        alt=""
        sizes="(min-width: 900px) 220px, 92vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={pages.workshop(place.workshop)}>
            <Text content={title} />
          </Link>
        </h3>
        <p>
          {place.offer ? offer.title(place.seats) : placed.title(place.position ?? 1)}
          {!place.offer && `. ${placed.for(place.seats)}`}
        </p>
        {place.offer && <Countdown until={place.offer.until} onEnd={onChange} />}
        <div className={styles.acts}>
          {place.offer && (
            <ButtonLink small look="primary" to={place.offer.url}>
              {t.toOffer}
            </ButtonLink>
          )}
          <LeaveButton
            declines={Boolean(place.offer)}
            look="link"
            of={title.text}
            onLeave={() => void leave()}
          />
        </div>
      </div>
      <div className={styles.stub}>
        <WorkshopDates dates={place.meetings} now={now} />
      </div>
    </article>
  );
}
