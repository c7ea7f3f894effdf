/** The price of a tutorial and the way to it: into the cart, or on to the checkout where it is there already. */
import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { Tutorial } from '#contract/tutorials.ts';
import { useCartState } from '#web/features/cart/context.tsx';
import { isSameLine } from '#web/features/cart/cart-changes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import styles from './Purchase.module.css';

/** `isKnown`: that it isn't theirs already; until then it keeps its place unseen. */
export function Purchase({ tutorial, isKnown }: { tutorial: Tutorial; isKnown: boolean }) {
  const { locked: words } = usePageTexts('tutorial');
  const { status } = useSessionState();
  const { loginHref } = useVisitorGate();
  return (
    <div className={cx(styles.purchase, !isKnown && styles.waiting)}>
      <p className={styles.price}>
        <Price shekels={tutorial.price} />
      </p>
      <WayToGet tutorial={tutorial} />
      {status === 'visitor' && (
        <p className={styles.note}>
          {words.owned}{' '}
          <Link to={loginHref} className={styles.link}>
            {words.login}
          </Link>
        </p>
      )}
    </div>
  );
}

function WayToGet({ tutorial: { _id } }: { tutorial: Tutorial }) {
  const { tutorials } = useMessages();
  const { locked: words } = usePageTexts('tutorial');
  const { cart } = useCartState();
  const addToCart = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  if (cart?.items.some((item) => isSameLine(item, { productType: 'Tutorial', item: _id }))) {
    return (
      <div className={styles.inCart}>
        <ButtonLink look="primary" to={pages.checkout()}>
          {words.toCheckout}
        </ButtonLink>
        <p className={styles.note}>{words.inCart}</p>
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
    <Button look="primary" aria-busy={isBusy} onClick={() => void add()}>
      {tutorials.add}
    </Button>
  );
}
