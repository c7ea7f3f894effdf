/** After the last page the rating comes first. */
import type { Tutorial } from '#contract/tutorials.ts';
import { descriptionOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { LabelChip } from '#ui/Chip.tsx';
import { Container } from '#ui/Container.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { Rating } from './Rating.tsx';
import styles from './AfterReading.module.css';

interface AfterReadingProps {
  tutorial: Tutorial;
  hasReadAll: boolean;
  onRated: (change: Partial<Tutorial>) => void;
}

export function AfterReading({ tutorial, hasReadAll, onRated }: AfterReadingProps) {
  const { categories, levels } = useMessages();
  const { reader: t } = usePageTexts('tutorial');
  const description = descriptionOf(useLang(), tutorial);
  const about = (
    <section key="about" className={styles.about}>
      <h2 className={styles.title}>{t.about}</h2>
      <div className={styles.chips}>
        <LabelChip>{categories[tutorial.category]}</LabelChip>
        <LabelChip>{levels[tutorial.level]}</LabelChip>
      </div>
      {description.text && <LongText className={styles.description} content={description} />}
    </section>
  );
  const rating = <Rating key="rating" tutorial={tutorial} onRated={onRated} />;
  return <Container className={styles.after}>{hasReadAll ? [rating, about] : [about, rating]}</Container>;
}
