import { pages } from '#contract/routes.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './OrderScreen.module.css';

/** The same for an unknown order and for somebody else's. */
export function NoOrder() {
  const { none: t } = usePageTexts('order');
  const { account, contact } = useMessages();
  return (
    <>
      <PageHead title={t.title} noindex />
      <PageIntro title={t.title} text={t.text} />
      <Container className={styles.page}>
        <p className={styles.question}>
          <ButtonLink to={pages.orders()} look="primary">
            {account.orders}
          </ButtonLink>
          <ButtonLink to={pages.contact()}>{contact.title}</ButtonLink>
        </p>
      </Container>
    </>
  );
}
