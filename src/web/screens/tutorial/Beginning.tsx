/** Above the first page: how hard it is, and what the description says after its first paragraph is needed. */
import type { Tutorial } from '#contract/tutorials.ts';
import { descriptionOf, firstParagraph } from '#web/features/catalogue/entry-texts.ts';
import { LabelChip } from '#ui/Chip.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './Beginning.module.css';

export function Beginning({ tutorial }: { tutorial: Tutorial }) {
  const { levels } = useMessages();
  const description = descriptionOf(useLang(), tutorial);
  const needed = description.text.slice(firstParagraph(description.text).length).trim();
  return (
    <div className={styles.beginning}>
      <LabelChip>{levels[tutorial.level]}</LabelChip>
      {needed && <LongText content={{ ...description, text: needed }} />}
    </div>
  );
}
