/** The stages that a piece goes through, as its customer sees them. */
import type { LineState } from './order-states.ts';

export const BAR_STAGES = ['waiting', 'making', 'ready', 'handed_over'] as const;
export type BarStage = (typeof BAR_STAGES)[number];

interface PieceLine {
  productType: string;
  madeToOrder?: boolean | undefined;
  state: LineState;
  /** What the customer was shown. */
  stages?: readonly { state: LineState }[] | undefined;
}

/**
 * Null for what has no stages: seats, tutorials, and what isn't paid or was cancelled. A piece of stock is only made if
 * the admin began to.
 */
export function stageBar({ productType, madeToOrder, state, stages = [] }: PieceLine): BarStage[] | null {
  if (productType !== 'Item' || !(BAR_STAGES as readonly LineState[]).includes(state)) return null;
  const isMade = madeToOrder || state === 'making' || stages.some((shown) => shown.state === 'making');
  return BAR_STAGES.filter((stage) => stage !== 'making' || isMade);
}
