import { expect, it } from 'vitest';
import { apiPath } from './api-path.ts';

it('fills and encodes the parts in their order, then the query', () => {
  const price = apiPath('/lists/:list/prices/:id/current');
  expect(price.template).toBe('/lists/:list/prices/:id/current');
  expect(price('a/b', 'ה?')).toBe('/api/lists/a%2Fb/prices/%D7%94%3F/current');
  expect(price('a', 'b', { q: 'x y', limit: undefined })).toBe('/api/lists/a/prices/b/current?q=x+y');
  expect(apiPath('/lists')()).toBe('/api/lists');
});

it('requires every part', () => {
  const entry = apiPath('/:kind/:id');
  // @ts-expect-error the id is missing
  expect(entry('products')).toBe('/api/products/undefined');
  // @ts-expect-error no such kind
  expect(entry('rings', '1')).toBe('/api/rings/1');
});
