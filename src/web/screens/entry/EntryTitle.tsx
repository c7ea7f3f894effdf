/** An entry's name as its page's heading; one of a whole sentence in a smaller size. */
import { Text, type ContentText } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import styles from './entry.module.css';

/** Characters: more than this and the display size fills a phone. */
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
