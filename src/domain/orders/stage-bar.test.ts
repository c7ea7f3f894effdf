import { expect, it } from 'vitest';
import { BAR_STAGES, stageBar } from './stage-bar.ts';

const OF_STOCK = ['waiting', 'ready', 'handed_over'];

it.each([
  ['a piece of stock', { productType: 'Item', state: 'waiting' }, OF_STOCK],
  ['one made to order', { productType: 'Item', madeToOrder: true, state: 'ready' }, BAR_STAGES],
  ['a piece of stock that is worked on', { productType: 'Item', state: 'making' }, BAR_STAGES],
  [
    'a piece of stock that was worked on',
    { productType: 'Item', state: 'ready', stages: [{ state: 'making' }] },
    BAR_STAGES,
  ],
  [
    'a piece of stock that was only shown',
    { productType: 'Item', state: 'ready', stages: [{ state: 'ready' }] },
    OF_STOCK,
  ],
  ['one that was handed over', { productType: 'Item', state: 'handed_over' }, OF_STOCK],
  ['one that isn’t paid', { productType: 'Item', madeToOrder: true, state: 'held' }, null],
  ['a cancelled one', { productType: 'Item', state: 'cancelled' }, null],
  ['a seat', { productType: 'Workshop', state: 'registered' }, null],
  ['a tutorial', { productType: 'Tutorial', state: 'granted' }, null],
] as const)('%s has its stages', (_what, line, stages) => {
  expect(stageBar(line)).toEqual(stages);
});
