/** The next meeting of each upcoming workshop, and its seats. */
import type { Overview } from '#contract/admin.ts';
import { pages } from '#contract/routes.ts';
import { formatHours } from '#i18n/admin/dates.ts';
import { formatLongWeekday } from '#i18n/long-dates.ts';
import { contentText } from '#i18n/content.ts';
import { formatDayNumeral, formatMonth } from '#i18n/dates.ts';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { NEW } from '../navigation.ts';
import { Foot, Panel, Row, Tag } from './Panel.tsx';
import { PANEL_IDS } from './panels.ts';
import styles from './WorkshopsPanel.module.css';

type Workshops = Overview['workshops'];
type Workshop = Workshops['entries'][number];

const SHOWN = 4;
/** More seats than this are shown as a bar. */
const DOTS = 12;

export function WorkshopsPanel({ workshops: { total, entries } }: { workshops: Workshops }) {
  const { today } = useAdminMessages();
  // Nearly full ones are shown even if others come sooner.
  const shown = entries.filter(({ nearlyFull }, place) => place < SHOWN || nearlyFull);
  const others = total - shown.length;
  return (
    <Panel
      id={PANEL_IDS.nearlyFull}
      icon="calendar"
      title={today.workshops.title}
      all={{ to: pages.adminTab('workshops'), label: today.workshops.all }}
      foot={
        <>
          {total === 0 && <Foot>{today.workshops.none}</Foot>}
          {total === 0 && <Foot to={pages.adminTab('workshops', { edit: NEW })}>{today.newWorkshop}</Foot>}
          {others > 0 && <Foot>{today.workshops.more(others)}</Foot>}
        </>
      }
    >
      {shown.map((workshop) => (
        <WorkshopRow key={workshop._id} workshop={workshop} />
      ))}
    </Panel>
  );
}

function WorkshopRow({ workshop }: { workshop: Workshop }) {
  const { workshops: t } = useAdminMessages().today;
  const lang = useLang();
  const {
    _id,
    title,
    titleEn,
    date,
    duration,
    meeting,
    meetings,
    participants,
    participantLimit: limit,
  } = workshop;
  const seatsLeft = Math.max(0, limit - participants);
  return (
    <Row className={styles.row}>
      <p className={styles.date} aria-hidden="true">
        <span className={styles.day}>{formatDayNumeral(date)}</span>
        {formatMonth(lang, date)}
      </p>
      <div className={styles.text}>
        <div className={styles.top}>
          <Link to={pages.adminTab('workshops', { edit: _id })} className={styles.name}>
            <Text content={contentText(lang, title, titleEn ?? undefined)} />
          </Link>
          {participants > limit ? (
            <Tag look="warn">{t.over(participants - limit)}</Tag>
          ) : seatsLeft === 0 ? (
            <Tag look="good">{t.full}</Tag>
          ) : (
            workshop.nearlyFull && <Tag look="warn">{t.seatsLeft(seatsLeft)}</Tag>
          )}
        </div>
        <p className={styles.when}>
          <time dateTime={date}>
            {formatLongWeekday(lang, date)}, {formatHours(date, duration)}
          </time>
          {meetings > 1 && ` · ${t.meeting(meeting, meetings)}`}
        </p>
        <p className={styles.seats}>
          <Seats taken={participants} limit={limit} />
          {t.taken(participants, limit)}
        </p>
      </div>
    </Row>
  );
}

/** Decorative: the text beside it has the numbers. */
function Seats({ taken, limit }: { taken: number; limit: number }) {
  if (limit > DOTS) {
    return (
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * taken) / limit)}%` }} />
      </span>
    );
  }
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: limit }, (_, place) => (
        <span key={place} className={place < taken ? styles.taken : styles.free} />
      ))}
    </span>
  );
}
