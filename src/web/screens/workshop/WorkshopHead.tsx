import type { ReactNode } from 'react';
import { api, pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { shownWorkshop, type ShownWorkshop } from '#contract/shown-prices.ts';
import { isNearlyFull } from '#domain/workshop.ts';
import { formatDay } from '#i18n/dates.ts';
import { locationOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { mapAddress, streetOf } from '#domain/map-address.ts';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonAnchor } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { LabelChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { EntryIcon } from '../entry/EntryIcon.tsx';
import { EntryTitle } from '../entry/EntryTitle.tsx';
import { ShareButton } from '../entry/ShareButton.tsx';
import entry from '../entry/entry.module.css';
import { Meetings } from './Meetings.tsx';
import { Registration } from './Registration.tsx';
import { useOwnSeats } from './use-own-seats.ts';
import styles from './WorkshopHead.module.css';

interface WorkshopHeadProps {
  workshop: Workshop;
  onRegister: (seats: number) => void;
  /** Under the ticket. */
  children: ReactNode;
}

export function WorkshopHead({ workshop, onRegister, children }: WorkshopHeadProps) {
  const { categories, levels } = useMessages();
  const t = usePageTexts('workshop');
  const lang = useLang();
  const now = useNow();
  const { joinBegun } = useFacts();
  const state = shownWorkshop(workshop, now, joinBegun);
  const title = titleOf(lang, workshop);
  const { cancelUntil: until } = workshop;
  const mayCancel = until && new Date(until) > now ? t.cancelUntil(formatDay(lang, until)) : t.cancelOver;
  return (
    <div className={styles.head}>
      <div className={entry.chips}>
        <LabelChip filled>{categories[workshop.category]}</LabelChip>
        <LabelChip>{levels[workshop.level]}</LabelChip>
      </div>
      <EntryTitle content={title} />
      <Facts workshop={workshop} state={state} />
      <div className={styles.ticket}>
        <Meetings dates={workshop.workshopDates} now={now} />
        <Registration workshop={workshop} state={state} title={title.text} onRegister={onRegister} />
      </div>
      {state.status !== 'past' && (
        <p className={entry.note}>
          <Icon name="return" />
          <span>
            <strong>{t.cannotCome}</strong> {state.over > 0 ? t.noCancel : `${mayCancel} ${t.handOver}`}{' '}
            <Link className={styles.terms} to={`${pages.terms()}#workshops`}>
              {t.terms}
            </Link>
          </span>
        </p>
      )}
      {children}
      <p className={styles.actions}>
        {state.status !== 'past' && (
          <ButtonAnchor
            look="quiet"
            href={api.workshopCalendar(workshop._id, { lang })}
            download={`${title.text}.ics`}
          >
            <EntryIcon name="calendar" />
            {t.calendar}
          </ButtonAnchor>
        )}
        <ShareButton title={title.text} path={pages.workshop(workshop._id)} words={t} />
      </p>
    </div>
  );
}

function Facts({ workshop, state }: { workshop: Workshop; state: ShownWorkshop }) {
  const { workshops: t } = useMessages();
  const { map, mapLabel } = usePageTexts('workshop');
  const lang = useLang();
  const location = locationOf(lang, workshop);
  const street = streetOf(workshop, useFacts().address);
  const own = useOwnSeats(workshop._id);
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="pin" size={20} />
        <span>
          <VisuallyHidden>{t.location}: </VisuallyHidden>
          <Text content={location} />
          {street && (
            <>
              <br />
              {street[lang]}
            </>
          )}{' '}
          <a
            className={styles.map}
            href={mapAddress(street?.he ?? workshop.location)}
            rel="noopener"
            aria-label={mapLabel(location.text)}
          >
            {map}
          </a>
        </span>
      </li>
      {state.status === 'open' && (
        <li className={isNearlyFull(workshop) ? entry.few : undefined}>
          <Icon name="people" size={20} />
          <span>
            <VisuallyHidden>{t.seats}: </VisuallyHidden>
            {t.seatsLeft(state.seatsLeft)}
          </span>
        </li>
      )}
      {state.status !== 'past' && state.over > 0 && (
        <li>
          <Icon name="clock" size={20} />
          {t.started(state.over, workshop.workshopDates.length - state.over)}
        </li>
      )}
      {own && (
        <li>
          <Icon name="check" size={20} />
          <Link className={styles.terms} to={own.to}>
            {own.text}
          </Link>
        </li>
      )}
    </ul>
  );
}
