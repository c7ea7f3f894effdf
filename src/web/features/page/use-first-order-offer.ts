import { formatPercent } from '#i18n/format.ts';
import { useFacts } from './facts.tsx';

/** What a first purchase saves, such as `10%`; null: the shop has no such offer. */
export function useFirstOrderOffer(): string | null {
  const { firstOrder } = useFacts().offers;
  return firstOrder === 0 ? null : formatPercent(firstOrder);
}
