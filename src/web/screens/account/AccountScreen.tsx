import { pages } from '#contract/routes.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useVisitorsToLogin } from '../actions/use-visitors-to-login.ts';
import { AccountSection } from './AccountSection.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Logins } from './Logins.tsx';
import { Newsletter } from './Newsletter.tsx';
import { OwnData } from './OwnData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './AccountScreen.module.css';

export default function AccountScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('account');
  useVisitorsToLogin();
  return (
    <>
      <PageHead title={t.title} noindex />
      <PageIntro title={t.title} />
      <Container className={styles.page}>
        <Content />
      </Container>
    </>
  );
}

function Content() {
  const t = usePageTexts('account');
  const { common } = useMessages();
  const { user } = useSessionState();
  if (!user) {
    return (
      <div className={styles.waiting}>
        <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
        <Skeleton className={styles.shape} />
        <Skeleton className={styles.shape} />
      </div>
    );
  }
  return (
    <>
      <AccountSection title={t.ordersTitle}>
        <p>
          <ButtonLink to={pages.orders()}>{t.orders}</ButtonLink>
        </p>
      </AccountSection>
      <DetailsForm key={user._id} user={user} />
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <Newsletter user={user} />
      <Logins />
      <OwnData user={user} />
    </>
  );
}
