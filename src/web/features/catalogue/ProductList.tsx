import { memo } from 'react';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './ProductCard.tsx';
import { ABOVE_FOLD, type ListProps } from './list-props.ts';
import styles from './grids.module.css';

interface ProductListProps extends ListProps {
  products: CardProduct[];
  /** Its first entry isn't the whole list's. */
  goesOn?: boolean;
  onAdd?: (product: CardProduct, quantity: number) => void;
}

/** Memoized, so that a press on a filter isn't delayed by rendering a list about to be replaced. */
export const ProductList = memo(function ProductList({
  products,
  heading,
  first = false,
  goesOn = false,
  onAdd,
}: ProductListProps) {
  // Further down a wide card would leave a hole in its row.
  const wide = onAdd && !goesOn && products[0]?.isPromoted ? products[0] : undefined;
  return (
    <ul className={styles.products}>
      {products.map((product, index) => (
        <li key={product._id} className={product === wide ? styles.wide : undefined}>
          <ProductCard
            product={product}
            heading={heading}
            wide={product === wide}
            priority={first && index < ABOVE_FOLD}
            onAdd={onAdd}
          />
        </li>
      ))}
    </ul>
  );
});
