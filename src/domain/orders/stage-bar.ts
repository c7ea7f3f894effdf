/** The stages that a piece goes through, as its customer sees them. */
import type { LineState } from './order-states.ts';

export const BAR_STAGES = ['waiting', 'making', 'ready', 'handed_over'] as const;
export type BarStage = (typeof BAR_STAGES)[number];

interface PieceLine {
  productType: string;
  madeToOrder?: boolean | undefined;
  state: LineState;
}

/** Null for what has no stages: seats, tutorials, and what isn't paid or was cancelled. A piece of stock isn't made. */
export function stageBar({ productType, madeToOrder, state }: PieceLine): BarStage[] | null {
  if (productType !== 'Item' || !(BAR_STAGES as readonly LineState[]).includes(state)) return null;
  return BAR_STAGES.filter((stage) => stage !== 'making' || madeToOrder || state === 'making');
}
