import { useState } from 'react';
import { ContactLinks } from '#web/features/page/ContactLinks.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { CancelForm } from './CancelForm.tsx';
import { CancelRules } from './CancelRules.tsx';
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
              <CancelRules />
            </div>
          </Container>
        </>
      )}
    </>
  );
}
