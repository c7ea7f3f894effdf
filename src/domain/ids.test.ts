import { expect, it } from 'vitest';
import type { ProductId, WorkshopId } from './ids.ts';

it('the id of one kind is not accepted as the id of another', () => {
  const product: ProductId = 'ring';
  // @ts-expect-error A product's id is no workshop's.
  const workshop: WorkshopId = product;
  expect(workshop).toBe('ring');
});
