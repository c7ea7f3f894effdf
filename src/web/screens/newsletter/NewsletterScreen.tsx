/** Where a mailed link leads: a mail scanner opens it too, so nothing happens before the button is pressed. */
import { useState } from 'react';
import { pages, type NewsletterAct } from '#contract/routes.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { SplitPage } from '#web/features/page/SplitPage.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { ScreenProps } from '#web/screen.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language.tsx';
import { ActForm } from './ActForm.tsx';
import styles from './NewsletterScreen.module.css';

type Outcome = 'done' | 'ended';

export default function NewsletterScreen({ params }: ScreenProps<null>) {
  const act = params.act as NewsletterAct; // checked by its loader
  return <ActPage key={act} act={act} />;
}

function ActPage({ act }: { act: NewsletterAct }) {
  const t = usePageTexts('newsletter');
  const { common } = useMessages();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { title, text } = outcome === null ? t[act] : t[act][outcome];
  const isUnknown = act === 'unsubscribe' && outcome === 'ended';
  return (
    <>
      <PageHead title={title} description={t[act].text} noindex />
      <SplitPage
        title={title}
        text={null}
        foot={
          isUnknown ? (
            <Link to={pages.contact()}>{t.toContact}</Link>
          ) : (
            <Link to={pages.details()}>{t.toAccount}</Link>
          )
        }
      >
        <p role="status" className={styles.text}>
          {text}
        </p>
        {outcome === null ? (
          <ActForm act={act} onDone={() => setOutcome('done')} onEnded={() => setOutcome('ended')} />
        ) : (
          <ButtonLink wide to={pages.shop()}>
            {common.toShop}
          </ButtonLink>
        )}
      </SplitPage>
    </>
  );
}
