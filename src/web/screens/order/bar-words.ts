/** What the stages of a piece are called. */
import type { Order } from '#contract/orders.ts';
import type { BarStage } from '#domain/orders/stage-bar.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';

/** A piece of stock is ready from the start, so it is kept and packed where others are made. */
export function barWords(
  stages: readonly BarStage[],
  { delivery }: Pick<Order, 'delivery'>,
  { bar: t }: Pick<PageTexts['order'], 'bar'>,
): Record<BarStage, string> {
  const isParcel = delivery !== undefined && delivery.method !== 'pickup';
  return {
    ...t.stages,
    ...(!stages.includes('making') && t.ofStock),
    ...(isParcel && { handed_over: t.sent }),
  };
}
