import type { ShownProductPrices } from '#contract/shown-prices.ts';
import { formatPercent } from '#i18n/format.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { Badge } from '#ui/Badge.tsx';
import { PriceTag } from '#ui/Price.tsx';
import { useMessages } from '#ui/language.tsx';
import entry from '../entry/entry.module.css';

export function ProductPrice({ price, original, discount }: ShownProductPrices) {
  const { product: t, cart } = useMessages();
  const { tax } = useFacts();
  return (
    <>
      <PriceTag
        className={entry.price}
        originalClassName={entry.original}
        shekels={price}
        original={original}
        originalLabel={t.originalPrice}
      />
      {tax.kind !== 'exempt' && <span className={entry.vat}>{cart.vat}</span>}
      {discount > 0 && <Badge look="offer">{t.off(formatPercent(discount))}</Badge>}
    </>
  );
}
