/** The tutorial could not be loaded: trying again, and the way back. */
import { useRouter } from '@tanstack/react-router';
import { pages } from '#contract/routes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './TutorialFailure.module.css';

/** `onRetry`: loads the page's data again where left out. */
export function TutorialFailure({ onRetry }: { onRetry?: () => void }) {
  const words = usePageTexts('tutorial');
  const { common, tutorial } = useMessages();
  const router = useRouter();
  return (
    <div role="alert">
      <PageHead title={words.errorLoading} noindex />
      <PageIntro title={words.errorLoading} text={words.errorLoadingHint} />
      <Container className={styles.actions}>
        <Button look="primary" onClick={onRetry ?? (() => void router.invalidate())}>
          {common.retry}
        </Button>
        <ButtonLink to={pages.tutorials()}>{tutorial.back}</ButtonLink>
      </Container>
    </div>
  );
}
