import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { forgetSearch, readRecent } from './recent.ts';
import { StartingPoints } from './StartingPoints.tsx';
import { useSearchTexts } from './search-texts.ts';
import styles from './StartView.module.css';

interface StartViewProps {
  onChoose: (query: string) => void;
  /** A query was removed, and with it the button that had the focus. */
  onForgotten: () => void;
  onLeave: () => void;
}

export function StartView({ onChoose, onForgotten, onLeave }: StartViewProps) {
  const texts = useSearchTexts();
  const [recent, setRecent] = useState(readRecent);
  const forget = (query: string) => {
    setRecent(forgetSearch(query));
    onForgotten();
  };
  return (
    <div className={styles.parts}>
      {recent.length > 0 && (
        <section>
          <h2 className={styles.head}>{texts.recent}</h2>
          <ul>
            {recent.map((query) => (
              <li key={query} className={styles.row}>
                <button type="button" className={styles.query} onClick={() => onChoose(query)}>
                  <Icon name="clock" size={20} />
                  <bdi>{query}</bdi>
                </button>
                <button
                  type="button"
                  className={styles.forget}
                  aria-label={texts.forget(query)}
                  onClick={() => forget(query)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{texts.recentNote}</p>
        </section>
      )}
      <section>
        <h2 className={styles.head}>{texts.start}</h2>
        <StartingPoints more="categories" onLeave={onLeave} />
      </section>
    </div>
  );
}
