import { useRouter } from '@tanstack/react-router';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from '../screen.module.css';

export function ErrorScreen() {
  const { error, common } = useMessages();
  const router = useRouter();
  return (
    <div role="alert">
      <PageHead title={error.pageTitle} noindex />
      <PageIntro title={error.title} text={error.text} />
      <Container className={styles.list}>
        <Button look="primary" onClick={() => void router.invalidate()}>
          {common.retry}
        </Button>
      </Container>
    </div>
  );
}
