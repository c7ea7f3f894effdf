/** The stock of a product whose pieces are counted by combination. */
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { totalOf } from './variants.ts';
import type { VariantValues } from './option-values.ts';
import styles from './CountedStock.module.css';

export function CountedStock({ variants }: { variants: readonly VariantValues[] }) {
  const { products, productOptions: t } = useAdminMessages();
  const toVariants = () => {
    const control = document.querySelector<HTMLElement>('[role=dialog] [name=variants]');
    control?.scrollIntoView({ block: 'start' });
    control?.focus({ preventScroll: true });
  };
  return (
    <div>
      <p className={styles.label}>{products.stock}</p>
      <p className={styles.total}>
        <b>{totalOf(variants)}</b>
        <button type="button" className={styles.link} onClick={toVariants}>
          {t.countedBelow}
          <AdminIcon name="sortDown" size={18} />
        </button>
      </p>
    </div>
  );
}
