/** Above the entries: the pages that answer what was asked. */
import { pages } from '#contract/routes.ts';
import { helpTopics, type HelpTopic } from '#domain/search/help-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
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
export function HelpAnswers({ query, onLeave }: { query: string; onLeave?: () => void }) {
  const texts = useSearchTexts();
  const topics = helpTopics(query);
  if (topics.length === 0) return null;
  return (
    <nav aria-label={texts.help} className={styles.help}>
      <ul>
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
