import { useRouter } from '@tanstack/react-router';
import { inLanguage, pages } from '#contract/routes.ts';
import { CartNotices } from '#web/features/cart/CartNotices.tsx';
import { CartTable } from '#web/features/cart/CartTable.tsx';
import { useCartState } from '#web/features/cart/context.tsx';
import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useVisitorsToLogin } from '../actions/use-visitors-to-login.ts';
import { Summary } from './Summary.tsx';
import styles from './CheckoutScreen.module.css';

export default function CheckoutScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('checkout');
  useVisitorsToLogin();
  return (
    <>
      <PageHead title={t.pageTitle} noindex />
      <PageIntro title={t.title} text={t.text} />
      <Container className={styles.page}>
        <Content />
      </Container>
    </>
  );
}

function Content() {
  const t = usePageTexts('checkout');
  const { cart: cartTexts, common } = useMessages();
  const { status, cart, saving } = useCartState();
  const { reload } = useCartActions();
  const router = useRouter();
  const lang = useLang();
  const items = cart?.items ?? [];
  if (status === 'failed') {
    return (
      <EmptyState text={cartTexts.loadFailed}>
        <Button onClick={reload}>{common.retry}</Button>
      </EmptyState>
    );
  }
  if (status !== 'ready') {
    return (
      <div className={styles.waiting}>
        <VisuallyHidden role="status">{cartTexts.loading}</VisuallyHidden>
        <Skeleton className={styles.shape} />
        <Skeleton className={styles.shape} />
      </div>
    );
  }
  return (
    <>
      <CartNotices removed={cart?.removed} />
      {items.length === 0 ? (
        <EmptyState text={cartTexts.empty}>
          <ButtonLink to={pages.shop()} look="primary">
            {cartTexts.continueShopping}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <div>
            <CartTable items={items} saving={saving} label={t.tableLabel} />
            <div className={styles.back}>
              <MoreLink to={pages.shop()} label={cartTexts.continueShopping} />
            </div>
          </div>
          <Summary
            cart={cart!}
            onCleared={() => void router.navigate({ href: inLanguage(lang, pages.home()) })}
          />
        </div>
      )}
    </>
  );
}
