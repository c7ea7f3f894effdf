import type { ImportPreview } from '#contract/imports.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { contentText } from '#i18n/content.ts';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Tag } from '../lists/table/Marks.tsx';
import styles from './PlannedProducts.module.css';

export function PlannedProducts({ products, all }: { products: readonly ImportPreview[]; all: number }) {
  const { imports } = useAdminMessages();
  const { categories } = useMessages();
  const lang = useLang();
  const t = imports.table;
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={t.label}>
          <thead>
            <tr>
              <th scope="col" className={styles.row}>
                {t.row}
              </th>
              <th scope="col">{t.product}</th>
              <th scope="col" className={styles.number}>
                {t.price}
              </th>
              <th scope="col" className={styles.number}>
                {t.stock}
              </th>
              <th scope="col" className={styles.number}>
                {t.pictures}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.row}>
                <td className={styles.row}>{product.row}</td>
                <th scope="row">
                  <span className={styles.title}>
                    <Text content={contentText(lang, product.title, undefined)} />
                  </span>
                  <span className={styles.under}>
                    <span>
                      {categories[product.category]}
                      {product.options > 0 && ` · ${t.options(product.options, product.variants)}`}
                    </span>
                    {!product.active && <Tag look="plain">{t.hidden}</Tag>}
                  </span>
                </th>
                <td className={styles.number}>
                  <Price shekels={shownProductPrices(product).price} />
                </td>
                <td className={styles.number}>{product.inventory}</td>
                <td className={styles.number}>{product.pictures}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all > products.length && <p className={styles.first}>{t.first(products.length)}</p>}
    </>
  );
}
