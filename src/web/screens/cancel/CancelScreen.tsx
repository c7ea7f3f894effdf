import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { ContactLinks } from '#web/features/page/ContactLinks.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Container } from '#ui/Container.tsx';
import { Link } from '#ui/Link.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { CancelForm } from './CancelForm.tsx';
import { SentRequest } from './SentRequest.tsx';
import type { Request } from './cancellation-request.ts';
import styles from './CancelScreen.module.css';

export default function CancelScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('cancel');
  const [sent, setSent] = useState<{ request: Request; at: string } | null>(null);
  return (
    <>
      <PageHead title={t.title} description={t.pageDescription} />
      {sent ? (
        <SentRequest {...sent} onAgain={() => setSent(null)} />
      ) : (
        <>
          <PageIntro title={t.title} text={t.lead} />
          <Container className={styles.page}>
            <CancelForm onSent={(request) => setSent({ request, at: new Date().toISOString() })} />
            <div className={styles.aside}>
              <section className={styles.card}>
                <h2 className={styles.head}>{t.waysTitle}</h2>
                <ContactLinks />
              </section>
              <section className={styles.card}>
                <h2 className={styles.head}>{t.rulesTitle}</h2>
                <p>
                  {t.rules}{' '}
                  <Link to={pages.terms()} className={styles.link}>
                    {t.terms}
                  </Link>
                </p>
              </section>
            </div>
          </Container>
        </>
      )}
    </>
  );
}
