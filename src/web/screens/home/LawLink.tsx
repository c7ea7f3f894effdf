import { pages } from '#contract/routes.ts';
import { Container } from '#ui/Container.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './Facts.module.css';

/** The law wants the way to cancel on the home page, too. */
export function LawLink() {
  return (
    <Container className={styles.law}>
      <MoreLink to={pages.cancel()} label={useMessages().nav.cancellation} />
    </Container>
  );
}
