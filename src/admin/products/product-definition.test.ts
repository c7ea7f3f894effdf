import { expect, it } from 'vitest';
import { productDefinition } from './product-definition.ts';

const { blank, inputOf } = productDefinition;

it('says which stock the admin saw when a product is changed', () => {
  const [base, values] = [
    { ...blank(), inventory: 7 },
    { ...blank(), inventory: 5 },
  ];
  expect(inputOf(values, base)).toMatchObject({ inventory: 5, inventoryFrom: 7 });
  expect(inputOf(values)).not.toHaveProperty('inventoryFrom');
});
