import { Text, type ContentText } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import styles from './entry.module.css';

/** Characters; a longer title in the display size would fill a phone. */
const LONG = 60;

export function EntryTitle({ content }: { content: ContentText }) {
  return (
    <Text
      as="h1"
      className={cx(styles.title, content.text.length > LONG && styles.longTitle)}
      content={content}
    />
  );
}
