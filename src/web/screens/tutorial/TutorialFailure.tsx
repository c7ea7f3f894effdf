import { useRouter } from '@tanstack/react-router';
import { pages } from '#contract/routes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './TutorialFailure.module.css';

/** `onRetry` defaults to loading the page's data again. */
export function TutorialFailure({ onRetry }: { onRetry?: () => void }) {
  const t = usePageTexts('tutorial');
  const { common, tutorial } = useMessages();
  const router = useRouter();
  return (
    <div role="alert">
      <PageHead title={t.errorLoading} noindex />
      <PageIntro title={t.errorLoading} text={t.errorLoadingHint} />
      <Container className={styles.actions}>
        <Button look="primary" onClick={onRetry ?? (() => void router.invalidate())}>
          {common.retry}
        </Button>
        <ButtonLink to={pages.tutorials()}>{tutorial.back}</ButtonLink>
      </Container>
    </div>
  );
}
