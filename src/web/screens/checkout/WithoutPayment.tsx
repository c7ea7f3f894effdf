/** Where the shop takes no orders: the table, and the dialog that says how to order. */
import { useRouter } from '@tanstack/react-router';
import type { Cart } from '#contract/carts.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { CartTable } from '#web/features/cart/CartTable.tsx';
import { useCartState } from '#web/features/cart/context.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { MoreLink } from '#ui/Section.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { Summary } from './Summary.tsx';
import styles from './WithoutPayment.module.css';

export default function WithoutPayment({ cart }: { cart: Cart }) {
  const t = usePageTexts('checkout');
  const { cart: cartTexts } = useMessages();
  const { saving } = useCartState();
  const router = useRouter();
  const lang = useLang();
  return (
    <div className={styles.columns}>
      <div>
        <CartTable items={cart.items} saving={saving} label={t.tableLabel} />
        <div className={styles.back}>
          <MoreLink to={pages.shop()} label={cartTexts.continueShopping} />
        </div>
      </div>
      <Summary cart={cart} onCleared={() => void router.navigate({ href: inLanguage(lang, pages.home()) })} />
    </div>
  );
}
