/** After the last page its end and the rating come first. */
import { useEffect, useMemo } from 'react';
import type { Tutorial } from '#contract/tutorials.ts';
import { descriptionOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { LabelChip } from '#ui/Chip.tsx';
import { Container } from '#ui/Container.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { PrintButton } from './PrintButton.tsx';
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
      <div className={styles.print}>
        <PrintButton tutorial={tutorial} />
      </div>
    </section>
  );
  const rating = <Rating key="rating" tutorial={tutorial} onRated={onRated} />;
  return (
    <Container className={styles.after}>
      {hasReadAll ? [<End key="end" tutorial={tutorial} />, rating, about] : [about, rating]}
    </Container>
  );
}

/** Readers who don't come to it are spared its code. */
function End({ tutorial }: { tutorial: Tutorial }) {
  const lang = useLang();
  const importEnd = useMemo(
    () => () =>
      Promise.all([import('./end/TheEnd.tsx'), loadPageTexts('tutorialEnd', lang)]).then(([it]) => it),
    [lang],
  );
  const { Part, load } = useLazyPart(importEnd);
  useEffect(() => void load(), [load]);
  return Part && <Part tutorial={tutorial} />;
}
