/** The search and the states of messages, each with how many it finds. */
import { MESSAGE_STATES, type MessageCounts, type MessageState } from '#contract/contact-messages.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { useAdminMessages } from '../language.tsx';
import { SearchField } from '../lists/bar/SearchField.tsx';
import { useAdminNavigation } from '../navigation.ts';
import styles from '../lists/bar/ListBar.module.css';
import ownStyles from './MessageBar.module.css';

interface MessageBarProps {
  state: MessageState;
  counts: MessageCounts | undefined;
  query: string;
  onQuery: (query: string) => void;
}

export function MessageBar({ state, counts, query, onQuery }: MessageBarProps) {
  const { messages: t } = useAdminMessages();
  const { search } = useAdminNavigation();
  return (
    <div className={styles.bar}>
      <SearchField
        label={t.search}
        query={query}
        onQuery={onQuery}
        maxLength={BOUNDS.shortText}
        className={cx(styles.search, ownStyles.search)}
      />
      <ul className={styles.chips} aria-label={t.filters}>
        {MESSAGE_STATES.map((name) => (
          <li key={name}>
            <Link
              to={adminPages.messages({
                ...search,
                show: name === 'open' ? undefined : name,
                page: undefined,
                message: undefined,
              })}
              keepPlace
              replace
              className={cx(styles.chip, state === name && styles.chosen)}
              aria-current={state === name}
            >
              {t.states[name]}
              <span>{counts?.[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
