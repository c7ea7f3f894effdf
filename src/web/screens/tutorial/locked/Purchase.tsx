import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { Tutorial } from '#contract/tutorials.ts';
import { useCartState } from '#web/features/cart/context.tsx';
import { isSameLine } from '#web/features/cart/cart-changes.ts';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import { useAddToCart } from '#web/screens/actions/use-add-to-cart.ts';
import styles from './Purchase.module.css';

/** `isKnown`: the user is known not to own it; until then it is invisible, but takes its space. */
export function Purchase({ tutorial, isKnown }: { tutorial: Tutorial; isKnown: boolean }) {
  const { locked: t } = usePageTexts('tutorial');
  const { status } = useSessionState();
  const { loginHref } = useVisitorGate();
  return (
    <div className={cx(styles.purchase, !isKnown && styles.waiting)}>
      <p className={styles.price}>
        <Price shekels={tutorial.price} />
      </p>
      <WayToGet tutorial={tutorial} />
      <noscript>{import.meta.env.SSR && <NoScriptWay to="order" />}</noscript>
      {status === 'visitor' && (
        <p className={styles.note}>
          {t.owned}{' '}
          <Link to={loginHref} className={styles.link}>
            {t.login}
          </Link>
        </p>
      )}
    </div>
  );
}

function WayToGet({ tutorial: { _id } }: { tutorial: Tutorial }) {
  const { tutorials } = useMessages();
  const { locked: t } = usePageTexts('tutorial');
  const { cart } = useCartState();
  const addToCart = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  // What takes the place of what was pressed takes its focus.
  const keepFocus = (element: HTMLElement | null) => {
    if (isBusy && document.activeElement === document.body) element?.focus();
  };
  if (cart?.items.some((item) => isSameLine(item, { productType: 'Tutorial', item: _id }))) {
    return (
      <div className={styles.inCart}>
        <ButtonLink ref={keepFocus} look="primary" to={pages.checkout()}>
          {t.toCheckout}
        </ButtonLink>
        <p className={styles.note}>{t.inCart}</p>
      </div>
    );
  }
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    await addToCart('Tutorial', _id);
    setBusy(false);
  };
  return (
    <Button ref={keepFocus} look="primary" aria-busy={isBusy} onClick={() => void add()}>
      {tutorials.add}
    </Button>
  );
}
