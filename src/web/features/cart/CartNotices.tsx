import type { RemovedLine } from '#contract/carts.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLang } from '#ui/language.tsx';
import { lineKey } from '#domain/cart.ts';
import { useCartTexts } from './cart-texts.ts';
import styles from './CartNotices.module.css';

export function CartNotices({ removed }: { removed: RemovedLine[] | undefined }) {
  const t = useCartTexts();
  const lang = useLang();
  // The live region is rendered even when empty, so that what is added to it is announced.
  return (
    <div role="status">
      {removed && removed.length > 0 && (
        <ul className={styles.notices}>
          {removed.map((line) => (
            <li key={lineKey(line)} className={styles.notice}>
              <Icon name="alert" size={20} />
              <span>{t.removed[line.reason](lineTitle(lang, line))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
