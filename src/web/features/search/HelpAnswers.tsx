/** Above the entries: the pages that answer what was asked. */
import type { MouseEvent } from 'react';
import { pages } from '#contract/routes.ts';
import type { Answers } from '#domain/search/answers.ts';
import type { HelpTopic } from '#domain/search/help-words.ts';
import { monthName, weekdayName } from '#i18n/long-dates.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { useSearchTexts } from './search-texts.ts';
import styles from './HelpAnswers.module.css';

const PLACES: Record<HelpTopic, string> = {
  delivery: `${pages.terms()}#pickup`,
  pickup: `${pages.terms()}#pickup`,
  returns: `${pages.terms()}#returns`,
  warranty: `${pages.terms()}#warranty`,
  cancel: pages.cancel(),
  size: pages.sizes(),
  payment: `${pages.terms()}#payment`,
  orders: pages.orders(),
  account: pages.account(),
  contact: pages.contact(),
  accessibility: pages.accessibility(),
  privacy: pages.privacy(),
};

interface HelpAnswersProps {
  answers: Answers;
  /** Of the studio, when one can pick up. */
  hasHours: boolean;
}

interface Answer {
  key: HelpTopic | 'workshops';
  to: string;
  text: string;
}

/** In the order in which they are seen. */
export function answerKeys({ meetings, topics }: Answers): Answer['key'][] {
  return [...(meetings ? (['workshops'] as const) : []), ...topics];
}

function useAnswers({ answers, hasHours }: HelpAnswersProps): Answer[] {
  const texts = useSearchTexts();
  const lang = useLang();
  return answerKeys(answers).map((key) => {
    if (key === 'pickup' && !hasHours) return { key, to: PLACES[key], text: texts.pickupPlace };
    if (key !== 'workshops') return { key, to: PLACES[key], text: texts.answers[key] };
    const { month, weekday } = answers.meetings!;
    const text = texts.workshops(
      month ? monthName(lang, month) : null,
      weekday ? weekdayName(lang, weekday) : null,
    );
    return { key, to: pages.workshops({ month, weekday }), text };
  });
}

/** Renders nothing if the query asks about nothing of the kind. */
export function HelpAnswers(props: HelpAnswersProps) {
  const texts = useSearchTexts();
  const all = useAnswers(props);
  if (all.length === 0) return null;
  return (
    <nav aria-label={texts.help} className={styles.help}>
      <ul className={styles.answers}>
        {all.map(({ key, to, text }) => (
          <li key={key}>
            <Link to={to} className={styles.answer}>
              {text}
              <Icon name="arrow" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface HelpOptionsProps extends HelpAnswersProps {
  idOf: (key: Answer['key']) => string;
  chosenId: string | null;
  onOpen: (event: MouseEvent) => void;
}

/** The same in a listbox, for the arrow keys. */
export function HelpOptions({ idOf, chosenId, onOpen, ...asked }: HelpOptionsProps) {
  const texts = useSearchTexts();
  const all = useAnswers(asked);
  if (all.length === 0) return null;
  return (
    <div role="group" aria-label={texts.help} className={cx(styles.help, styles.answers)}>
      {all.map(({ key, to, text }) => (
        <Link
          key={key}
          role="option"
          id={idOf(key)}
          aria-selected={idOf(key) === chosenId}
          tabIndex={-1}
          to={to}
          className={styles.answer}
          onClick={onOpen}
        >
          {text}
          <Icon name="arrow" size={18} />
        </Link>
      ))}
    </div>
  );
}
