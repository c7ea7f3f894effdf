import { expect, it } from 'vitest';
import { type LineStage, lineStage } from './line-stage.ts';

type Given = Parameters<typeof lineStage>;

const NOA = { name: 'Noa', email: 'noa@example.com' };
const CASES: [Given[0], Given[1], LineStage][] = [
  [{ productType: 'Item', quantity: 1, madeToOrder: false, state: 'held' }, 'pickup', 'heldPiece'],
  [{ productType: 'Item', quantity: 1, madeToOrder: true, state: 'held' }, 'pickup', 'heldMade'],
  [{ productType: 'Workshop', quantity: 1, state: 'held' }, undefined, 'heldSeat'],
  [{ productType: 'Workshop', quantity: 2, state: 'held' }, undefined, 'heldSeats'],
  [{ productType: 'Tutorial', quantity: 1, state: 'held' }, undefined, 'heldTutorial'],
  [{ productType: 'Item', quantity: 1, madeToOrder: false, state: 'waiting' }, 'post', 'waitingParcel'],
  [{ productType: 'Item', quantity: 1, madeToOrder: false, state: 'waiting' }, 'pickup', 'waitingPickup'],
  [{ productType: 'Item', quantity: 1, madeToOrder: true, state: 'waiting' }, 'post', 'waitingMade'],
  [{ productType: 'Item', quantity: 1, state: 'making' }, 'pickup', 'making'],
  [{ productType: 'Item', quantity: 1, state: 'ready' }, 'pickup', 'readyPickup'],
  [{ productType: 'Item', quantity: 1, state: 'ready' }, 'courier', 'readyParcel'],
  [{ productType: 'Item', quantity: 1, state: 'handed_over' }, 'pickup', 'pickedUp'],
  [{ productType: 'Item', quantity: 1, state: 'handed_over' }, 'post', 'sent'],
  [{ productType: 'Workshop', quantity: 1, state: 'registered' }, undefined, 'registered'],
  [{ productType: 'Workshop', quantity: 2, state: 'registered' }, undefined, 'registeredSeats'],
  [{ productType: 'Workshop', quantity: 1, state: 'registered', givenTo: NOA }, undefined, 'givenSeat'],
  [{ productType: 'Workshop', quantity: 2, state: 'registered', givenTo: NOA }, undefined, 'givenSeats'],
  [{ productType: 'Tutorial', quantity: 1, state: 'granted' }, undefined, 'granted'],
  [{ productType: 'Item', quantity: 1, state: 'cancelled' }, 'pickup', 'cancelled'],
];

it.each(CASES)('%j with %j is %s', (line, delivery, stage) => {
  expect(lineStage(line, delivery)).toBe(stage);
});
