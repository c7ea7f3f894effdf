import { useState } from 'react';
import { ContactLinks } from '#web/features/page/ContactLinks.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import brokenChain from '#ui/art/broken-chain.webp';
import { CancelForm } from './CancelForm.tsx';
import { CancelRules } from './CancelRules.tsx';
import { RequestScreen } from './RequestScreen.tsx';
import { SentRequest } from './SentRequest.tsx';
import type { Request } from './cancellation-request.ts';
import styles from './CancelScreen.module.css';

/** The form or, with a request in the address, what became of that. */
export default function CancelScreen({ params }: ScreenProps<null>) {
  return params.request ? <RequestScreen key={params.request} id={params.request} /> : <CancelPage />;
}

function CancelPage() {
  const t = usePageTexts('cancel');
  const { mail } = useFacts();
  const [sent, setSent] = useState<{ request: Request; at: string } | null>(null);
  return (
    <>
      <PageHead title={t.title} description={t.pageDescription(mail)} />
      {sent ? (
        <SentRequest {...sent} onAgain={() => setSent(null)} />
      ) : (
        <>
          <PageIntro title={t.title} text={t.lead(mail)} />
          <Container className={styles.page}>
            <CancelForm onSent={(request) => setSent({ request, at: new Date().toISOString() })} />
            <div className={styles.aside}>
              <img
                className={styles.chain}
                src={brokenChain}
                alt=""
                width={640}
                height={113}
                loading="lazy"
              />
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
