import { expect, it } from 'vitest';
import { type LineStage, lineStage } from './line-stage.ts';

type Given = Parameters<typeof lineStage>;

const CASES: [Given[0], Given[1], LineStage][] = [
  [{ productType: 'Item', madeToOrder: false, state: 'held' }, 'pickup', 'heldPiece'],
  [{ productType: 'Item', madeToOrder: true, state: 'held' }, 'pickup', 'heldMade'],
  [{ productType: 'Workshop', state: 'held' }, undefined, 'heldSeat'],
  [{ productType: 'Tutorial', state: 'held' }, undefined, 'heldTutorial'],
  [{ productType: 'Item', madeToOrder: false, state: 'waiting' }, 'post', 'waitingPiece'],
  [{ productType: 'Item', madeToOrder: true, state: 'waiting' }, 'post', 'waitingMade'],
  [{ productType: 'Item', state: 'making' }, 'pickup', 'making'],
  [{ productType: 'Item', state: 'ready' }, 'pickup', 'readyPickup'],
  [{ productType: 'Item', state: 'ready' }, 'courier', 'readyParcel'],
  [{ productType: 'Item', state: 'handed_over' }, 'pickup', 'pickedUp'],
  [{ productType: 'Item', state: 'handed_over' }, 'post', 'sent'],
  [{ productType: 'Workshop', state: 'registered' }, undefined, 'registered'],
  [{ productType: 'Tutorial', state: 'granted' }, undefined, 'granted'],
  [{ productType: 'Item', state: 'cancelled' }, 'pickup', 'cancelled'],
];

it.each(CASES)('%j with %j is %s', (line, delivery, stage) => {
  expect(lineStage(line, delivery)).toBe(stage);
});
