/** What a refund does to stock and to states (docs/rules.md#refunds). */
import type { ProductType } from '../offer.ts';
import { type LineState, canMoveLine } from './order-states.ts';
import type { RefundableOrder } from './refunds.ts';

interface RefundedLine {
  productType: ProductType;
  state: LineState;
}

/** Unless the admin says otherwise. */
export function restockByDefault({
  productType,
  state,
  isMadeToOrder,
}: RefundedLine & { isMadeToOrder: boolean }): boolean {
  if (productType === 'Workshop') return true;
  return productType === 'Item' && !isMadeToOrder && state !== 'handed_over';
}

/** What is done stays, except that a tutorial is withdrawn. */
export function lineAfterWholeRefund({ productType, state }: RefundedLine): LineState {
  return state === 'granted' || canMoveLine(productType, state, 'cancelled') ? 'cancelled' : state;
}

/** Every line, or all the money; `refunded` counts what was carried out. */
export function isRefundedWhole({ lines, charged, refunded }: RefundableOrder): boolean {
  const isAllMoney = charged > 0 && refunded >= charged;
  return isAllMoney || lines.every(({ quantity, refundedQuantity }) => refundedQuantity >= quantity);
}
