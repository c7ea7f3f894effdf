import { pages } from '#contract/routes.ts';
import { CartNotices } from '#web/features/cart/CartNotices.tsx';
import { useCartState } from '#web/features/cart/context.tsx';
import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { useSessionRetry } from '#web/features/session/context.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useVisitorsToLogin } from '../actions/use-visitors-to-login.ts';
import { Checkout } from './Checkout.tsx';
import styles from './CheckoutScreen.module.css';

export default function CheckoutScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('checkout');
  useVisitorsToLogin();
  return (
    <div className={styles.screen}>
      <PageHead title={t.pageTitle} noindex />
      <PageIntro title={t.title} text={t.text} />
      <Container className={styles.page}>
        <Content />
      </Container>
    </div>
  );
}

function Content() {
  const { account, cart: cartTexts, common } = useMessages();
  const { status, cart } = useCartState();
  const { reload } = useCartActions();
  const retry = useSessionRetry() ?? (status === 'failed' ? reload : null);
  const items = cart?.items ?? [];
  if (retry) {
    return (
      <EmptyState text={cartTexts.loadFailed}>
        <Button onClick={retry}>{common.retry}</Button>
      </EmptyState>
    );
  }
  if (status !== 'ready') {
    return (
      <div className={styles.waiting}>
        <VisuallyHidden role="status">{cartTexts.loading}</VisuallyHidden>
        <noscript>{import.meta.env.SSR && <NoScriptWay to="cart" />}</noscript>
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
          <ButtonLink to={pages.orders()}>{account.orders}</ButtonLink>
        </EmptyState>
      ) : (
        <Checkout cart={cart!} />
      )}
    </>
  );
}
