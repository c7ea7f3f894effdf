import { useFacts } from '../features/page/facts.tsx';
import { shekels } from '#contract/money.ts';
import { useEffect, type ReactNode } from 'react';
import emptyBox from '#ui/art/empty-box.webp';
import { pages } from '#contract/routes.ts';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { CartTable } from '../features/cart/CartTable.tsx';
import { ClearCart } from '../features/cart/ClearCart.tsx';
import { useCartTexts } from '../features/cart/cart-texts.ts';
import { useCartState } from '../features/cart/context.tsx';
import { totalQuantity } from '../features/cart/cart-changes.ts';
import { useCartActions } from '../features/cart/use-cart-actions.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Popover, type PopoverPanelProps } from '#ui/Popover.tsx';
import { Price } from '#ui/Price.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useMessages } from '#ui/language.tsx';
import { hideSnacks } from '#ui/snackbar/queue.ts';
import { FirstOrderOffer } from './FirstOrderOffer.tsx';
import styles from './Panels.module.css';

export default function CartPanel(props: PopoverPanelProps) {
  const { cart: t } = useMessages();
  const lines = useCartTexts();
  const { tax } = useFacts();
  const { status, cart, saving } = useCartState();
  const items = cart?.items ?? [];
  useEffect(() => {
    if (props.open) hideSnacks();
  }, [props.open]);
  const close = () => props.onOpenChange(false);
  const title = items.length === 0 && status !== 'loading' && status !== 'failed' ? t.empty : t.title;
  const note = items.length > 0 ? lines.count(totalQuantity(cart)) : undefined;
  return (
    <Popover {...props} title={title} note={note} large={items.length > 0}>
      <CartNotices removed={cart?.removed} />
      <Content status={status} empty={items.length === 0} onLeave={close}>
        <CartTable items={items} saving={saving} label={t.title} onLeave={close} />
        <div className={styles.sum}>
          <span>
            {t.sum}
            {tax.kind !== 'exempt' && `, ${t.vat}`}
          </span>
          <Price className={styles.total} shekels={cart?.total ?? shekels(0)} exact />
        </div>
        {cart && <FirstOrderOffer cart={cart} isSaving={saving.size > 0} />}
        <div className={styles.foot}>
          <ButtonLink to={pages.checkout()} look="primary" className={styles.proceed} onClick={close}>
            {t.proceed}
          </ButtonLink>
          <ClearCart />
        </div>
      </Content>
    </Popover>
  );
}

interface ContentProps {
  status: string;
  empty: boolean;
  onLeave: () => void;
  children: ReactNode;
}

function Content({ status, empty, onLeave, children }: ContentProps) {
  const { cart: t, common } = useMessages();
  const { reload } = useCartActions();
  if (!empty) return children;
  if (status === 'loading') {
    return (
      <div className={styles.empty}>
        <Spinner label={t.loading} />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className={styles.empty} role="alert">
        <p>{t.loadFailed}</p>
        <Button onClick={reload}>{common.retry}</Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{t.emptyHint}</p>
      <img src={emptyBox} alt="" width={197} height={161} />
      <ButtonLink to={pages.shop()} look="primary" onClick={onLeave}>
        {t.continueShopping}
      </ButtonLink>
    </div>
  );
}
