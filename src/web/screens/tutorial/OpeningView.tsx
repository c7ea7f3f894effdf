import type { Tutorial } from '#contract/tutorials.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Container } from '#ui/Container.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang } from '#ui/language.tsx';
import styles from './OpeningView.module.css';

export function OpeningView({ tutorial }: { tutorial: Tutorial }) {
  const { reader: t } = usePageTexts('tutorial');
  return (
    <div className={styles.ground}>
      <Container className={styles.page}>
        <Text as="h1" className={styles.title} content={titleOf(useLang(), tutorial)} />
        <VisuallyHidden role="status">{t.opening}</VisuallyHidden>
        <Skeleton className={styles.sheet} />
      </Container>
    </div>
  );
}
