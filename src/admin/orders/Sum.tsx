import type { Shekels } from '#domain/money.ts';
import { formatPrice } from '#i18n/format.ts';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';

interface SumProps {
  amount: Shekels;
  /** Taken off. */
  minus?: boolean;
  className?: string | undefined;
}

export function Sum({ amount, minus = false, className = '' }: SumProps) {
  const lang = useLang();
  if (!minus) return <Price shekels={amount} className={className} />;
  return <bdi dir="ltr" className={className}>{`−₪${formatPrice(lang, amount)}`}</bdi>;
}
