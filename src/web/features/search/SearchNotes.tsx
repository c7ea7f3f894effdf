import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { StartingPoints } from './StartingPoints.tsx';
import { useSearchTexts } from './search-texts.ts';
import styles from './SearchNotes.module.css';

export function NothingFound({ query, onLeave }: { query: string; onLeave?: () => void }) {
  const texts = useSearchTexts();
  return (
    <div className={styles.note}>
      <p className={styles.said}>{texts.none(query)}</p>
      <p>{texts.noneHint}</p>
      <StartingPoints more="contact" onLeave={onLeave} />
    </div>
  );
}

export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useSearchTexts();
  const { common } = useMessages();
  return (
    <div className={styles.note} role="alert">
      <p className={styles.said}>{texts.failed}</p>
      <div>
        <Button small onClick={onRetry}>
          {common.retry}
        </Button>
      </div>
    </div>
  );
}
