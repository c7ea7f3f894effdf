/** The page's own text, open; without one its picture's alternative text, folded. */
import { withHeading } from '#domain/tutorial.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { LongText } from '#ui/LongText.tsx';
import { Text, type ContentText } from '#ui/Text.tsx';
import styles from './PageWords.module.css';

export function PageWords({ text, alt }: { text: ContentText | null; alt: ContentText | null }) {
  const { reader } = usePageTexts('tutorial');
  if (text) {
    const { heading, body } = withHeading(text.text);
    return (
      <div className={styles.words}>
        {heading && <Text as="h2" className={styles.heading} content={{ ...text, text: heading }} />}
        <LongText className={styles.text} content={{ ...text, text: body }} />
      </div>
    );
  }
  if (!alt) return null;
  return (
    <details className={styles.seen}>
      <summary className={styles.summary}>
        {reader.words}
        <Icon name="chevron" size={18} className={styles.chevron} />
      </summary>
      <Text as="p" content={alt} />
    </details>
  );
}
