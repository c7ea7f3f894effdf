/** Shown after 200 ms of waiting for a route's code or data; never part of the first HTML. */
import { Container } from '#ui/Container.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './PageWait.module.css';

const CARDS = ['a', 'b', 'c', 'd'];

export function PageWait() {
  const { common } = useMessages();
  return (
    <div className={styles.wait}>
      <div className={styles.line} />
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Container>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.text} />
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <Skeleton key={card} className={styles.card} />
          ))}
        </div>
      </Container>
    </div>
  );
}
