/** The search over the banner texts. */
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from '../lists/ListBar.module.css';

export function BannerSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
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
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
        {words !== '' && (
          <button type="button" className={styles.clear} aria-label={lists.clear} onClick={() => onWords('')}>
            <AdminIcon name="close" size={16} />
          </button>
        )}
      </label>
    </div>
  );
}
