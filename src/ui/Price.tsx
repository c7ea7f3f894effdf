/** The sign is left of the digits in both languages, in one isolated left-to-right run. */
import type { Shekels } from '#domain/money.ts';
import { formatPrice } from '#i18n/format.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PriceProps {
  shekels: Shekels;
  exact?: boolean;
  className?: string;
}

export function Price({ shekels, exact, className }: PriceProps) {
  return (
    <bdi dir="ltr" className={className}>
      {`₪${formatPrice(shekels, exact)}`}
    </bdi>
  );
}

interface PriceTagProps extends PriceProps {
  /** Null without a discount. */
  original: Shekels | null;
  originalLabel: string;
  originalClassName?: string;
}

export function PriceTag({ original, originalLabel, originalClassName, ...price }: PriceTagProps) {
  return (
    <>
      <Price {...price} />
      {original !== null && (
        <s className={originalClassName}>
          <VisuallyHidden>{originalLabel} </VisuallyHidden>
          <Price shekels={original} exact={price.exact} />
        </s>
      )}
    </>
  );
}
