/** The search over the banner texts. */
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from '../lists/bar/ListBar.module.css';

export function BannerSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { bannerTexts, lists } = useAdminMessages();
  return (
    <div className={styles.bar}>
      <label className={styles.search}>
        <AdminIcon name="search" />
        <input
          type="search"
          name="q"
          autoComplete="off"
          placeholder={bannerTexts.search}
          aria-label={bannerTexts.search}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
        {query !== '' && (
          <button type="button" className={styles.clear} aria-label={lists.clear} onClick={() => onQuery('')}>
            <AdminIcon name="close" size={16} />
          </button>
        )}
      </label>
    </div>
  );
}
