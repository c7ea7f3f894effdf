import { useRouterState } from '@tanstack/react-router';
import { pages, readLanguage } from '#contract/routes.ts';
import brokenChain from '#ui/art/broken-chain.webp';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { useMessages } from '#ui/language.tsx';
import { useOwnersTry } from './useOwnersTry.ts';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  const { notFound, tutorial, common } = useMessages();
  const path = useRouterState({ select: ({ location }) => readLanguage(location.pathname).path });
  const isTutorial = path.startsWith(`${pages.tutorials()}/`);
  useOwnersTry(isTutorial);
  return (
    <>
      <PageHead title={isTutorial ? tutorial.notFound : notFound.pageTitle} noindex />
      <Container className={styles.page}>
        <img className={styles.chain} src={brokenChain} alt="" width={640} height={113} />
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{isTutorial ? tutorial.notFound : notFound.title}</h1>
        <p className={styles.text}>{isTutorial ? tutorial.notFoundHint : notFound.text}</p>
        <div className={styles.actions}>
          {isTutorial ? (
            <ButtonLink to={pages.tutorials()} look="primary">
              {tutorial.back}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={pages.home()} look="primary">
                {common.backHome}
              </ButtonLink>
              <ButtonLink to={pages.shop()}>{common.toShop}</ButtonLink>
            </>
          )}
        </div>
      </Container>
    </>
  );
}
