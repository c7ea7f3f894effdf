import type { Shekels } from '#domain/money.ts';
import { formatPrice } from '#i18n/format.ts';
import { Price } from '#ui/Price.tsx';

interface SumProps {
  amount: Shekels;
  /** Taken off. */
  minus?: boolean;
  className?: string | undefined;
}

export function Sum({ amount, minus = false, className = '' }: SumProps) {
  if (!minus) return <Price shekels={amount} className={className} />;
  return <bdi dir="ltr" className={className}>{`−₪${formatPrice(amount)}`}</bdi>;
}
