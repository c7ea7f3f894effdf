import { BOUNDS } from '#domain/bounds.ts';
import { Link } from '#ui/Link.tsx';
import { Icon } from '#ui/Icon.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import type { StepperProps } from '#ui/Stepper.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  title: string;
  /** Pieces that can be had; 0 is sold out. */
  left: number;
  filled: boolean;
  /** 52 px high instead of 44. */
  large?: boolean;
  Field?: StepperProps['Field'];
  quantity: number;
  onQuantity: (quantity: number) => void;
  onAdd: () => void;
}

export function BuyBar(props: BuyBarProps) {
  const { title, left, filled, large = false, Field, quantity, onQuantity, onAdd } = props;
  const { product: t } = useMessages();
  if (left === 0) {
    return (
      <p className={cx(styles.soldOut, large && styles.large)} aria-disabled="true">
        {t.soldOutAction}
      </p>
    );
  }
  return (
    <div className={cx(styles.bar, filled && styles.filled, large && styles.large)}>
      <QuantityStepper
        className={styles.stepper}
        value={quantity}
        min={BOUNDS.quantity.min}
        max={Math.min(left, BOUNDS.quantity.max)}
        onChange={onQuantity}
        label={t.quantity(title)}
        moreLabel={t.more}
        lessLabel={t.less}
        Field={Field}
      />
      <button type="button" className={styles.add} aria-label={t.addLabel(title)} onClick={onAdd}>
        <Icon name="bag" size={20} />
        <span className={styles.label}>{t.add}</span>
      </button>
    </div>
  );
}

/** In the place of a bar, for what can't be added before something is chosen. */
export function ChooseBar({ to, title, filled }: { to: string; title: string; filled: boolean }) {
  const { product: t } = useMessages();
  return (
    <div className={cx(styles.bar, filled && styles.filled)}>
      <Link to={to} className={cx(styles.add, styles.choose)} aria-label={`${t.choose}: ${title}`}>
        {t.choose}
      </Link>
    </div>
  );
}
