/** What the page shows, in words, for who wants to read it: they are the picture's alternative too. */
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Text, type ContentText } from '#ui/Text.tsx';
import styles from './PageWords.module.css';

export function PageWords({ words }: { words: ContentText | null }) {
  const { reader } = usePageTexts('tutorial');
  if (!words) return null;
  return (
    <details className={styles.words}>
      <summary className={styles.summary}>
        {reader.words}
        <Icon name="chevron" size={18} className={styles.chevron} />
      </summary>
      <Text as="p" className={styles.text} content={words} />
    </details>
  );
}
