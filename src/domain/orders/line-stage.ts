/** Where a line is, as its customer is told by its kind. */
import type { ProductType } from '../offer.ts';
import type { DeliveryMethod } from './delivery.ts';
import type { LineState } from './order-states.ts';

export type LineStage =
  | Exclude<LineState, 'held' | 'waiting' | 'ready' | 'handed_over'>
  | 'heldPiece'
  | 'heldMade'
  | 'heldSeat'
  | 'heldTutorial'
  | 'waitingPiece'
  | 'waitingMade'
  | 'readyPickup'
  | 'readyParcel'
  | 'pickedUp'
  | 'sent';

interface StagedLine {
  productType: ProductType;
  madeToOrder?: boolean | undefined;
  state: LineState;
}

/** `delivery` is the order's. */
export function lineStage(
  { productType, madeToOrder, state }: StagedLine,
  delivery: DeliveryMethod | undefined,
): LineStage {
  const isParcel = delivery !== undefined && delivery !== 'pickup';
  switch (state) {
    case 'held':
      if (productType === 'Workshop') return 'heldSeat';
      if (productType === 'Tutorial') return 'heldTutorial';
      return madeToOrder ? 'heldMade' : 'heldPiece';
    case 'waiting':
      return madeToOrder ? 'waitingMade' : 'waitingPiece';
    case 'ready':
      return isParcel ? 'readyParcel' : 'readyPickup';
    case 'handed_over':
      return isParcel ? 'sent' : 'pickedUp';
    default:
      return state;
  }
}
