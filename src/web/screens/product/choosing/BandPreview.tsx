import { usePageTexts } from '#web/features/page/page-texts.ts';
import styles from './BandPreview.module.css';

/** The band opened flat. For the eyes: the text is in the field already. */
export function BandPreview({ text, size }: { text: string; size: string | null }) {
  const t = usePageTexts('choosing');
  return (
    <div className={styles.preview} aria-hidden="true">
      <p className={styles.words}>{t.preview}</p>
      <div className={styles.paper}>
        <p className={styles.band} dir="auto">
          {text}
        </p>
        {size !== null && (
          <p className={styles.measure}>
            <span>{t.inside(size)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
