import styles from './CartBadge.module.css';

export function CartBadge({ quantity }: { quantity: number }) {
  if (quantity === 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {quantity}
    </span>
  );
}
