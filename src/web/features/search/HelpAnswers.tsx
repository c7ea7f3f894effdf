/** Above the entries: the pages that answer what was asked. */
import { pages } from '#contract/routes.ts';
import type { Answers } from '#domain/search/answers.ts';
import type { HelpTopic } from '#domain/search/help-words.ts';
import { monthName, weekdayName } from '#i18n/long-dates.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { useSearchTexts } from './search-texts.ts';
import styles from './HelpAnswers.module.css';

const PLACES: Record<HelpTopic, string> = {
  delivery: `${pages.terms()}#pickup`,
  pickup: `${pages.terms()}#pickup`,
  returns: `${pages.terms()}#returns`,
  cancel: pages.cancel(),
  size: pages.sizes(),
  payment: `${pages.terms()}#payment`,
  contact: pages.contact(),
};

/** Renders nothing if the query asks about nothing of the kind. */
export function HelpAnswers({ answers, onLeave }: { answers: Answers; onLeave?: () => void }) {
  const texts = useSearchTexts();
  const lang = useLang();
  const { topics, meetings, isAnswered } = answers;
  if (!isAnswered) return null;
  return (
    <nav aria-label={texts.help} className={styles.help}>
      <ul>
        {meetings && (
          <li>
            <Link to={pages.workshops(meetings)} className={styles.answer} onClick={onLeave}>
              {texts.workshops(
                meetings.month ? monthName(lang, meetings.month) : null,
                meetings.weekday ? weekdayName(lang, meetings.weekday) : null,
              )}
              <Icon name="arrow" size={18} />
            </Link>
          </li>
        )}
        {topics.map((topic) => (
          <li key={topic}>
            <Link to={PLACES[topic]} className={styles.answer} onClick={onLeave}>
              {texts.answers[topic]}
              <Icon name="arrow" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
