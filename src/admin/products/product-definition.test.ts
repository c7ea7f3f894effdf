import { describe, expect, it } from 'vitest';
import { shekels } from '#contract/money.ts';
import type { Shekels } from '#domain/money.ts';
import { choosingValues } from './options/choosing-values.ts';
import { aVariant, anOption } from './options/options.fixture.ts';
import { productDefinition } from './product-definition.ts';

const { blank, inputOf, copy } = productDefinition;

it('says which stock the admin saw when a product is changed', () => {
  const [base, values] = [
    { ...blank(), inventory: 7 },
    { ...blank(), inventory: 5 },
  ];
  expect(inputOf(values, base)).toMatchObject({ inventory: 5, inventoryFrom: 7 });
  expect(inputOf(values)).not.toHaveProperty('inventoryFrom');
});

describe('variants', () => {
  const ring = (...variants: ReturnType<typeof aVariant>[]) => ({
    ...blank(),
    options: [anOption('size', '52', '54')],
    variants,
  });

  it('are sent with the stock that the admin saw of each', () => {
    const base = ring(aVariant('52', 3), aVariant('54', 1));
    const values = ring(aVariant('52', 5), aVariant('54', 1));
    expect(inputOf(values, base).variants).toEqual([
      { ...aVariant('52', 5), inventoryFrom: 3 },
      { ...aVariant('54', 1), inventoryFrom: 1 },
    ]);
  });

  it('match the options, whoever changed these', () => {
    const values = ring(aVariant('56', 5), aVariant('54', 1));
    expect(inputOf(values).variants).toEqual([aVariant('52', 0), aVariant('54', 1)]);
    expect(inputOf({ ...values, variants: [] }).variants).toEqual([]);
  });

  it('of a copy begin at 0, and stay on or off', () => {
    const values = ring(aVariant('52', 3), aVariant('54', 1, false));
    expect(copy!(values, 'ring')).toEqual({
      ...values,
      variants: [aVariant('52', 0), aVariant('54', 0, false)],
    });
  });

  it('that the shop does not list are not sold; what is held of one is no field', () => {
    const option = {
      _id: 'size',
      title: 'Size',
      choices: [] as { _id: string; title: string; extra: Shekels }[],
    };
    option.choices = ['52', '54'].map((id) => ({ _id: id, title: id, extra: shekels(0) }));
    const product = { options: [option], variants: [{ ...aVariant('52', 3), held: 2, inventory: 3 }] };
    const { variants } = choosingValues({ ...product, personalText: null, leadDays: 0 });
    expect(variants).toEqual([aVariant('52', 3), aVariant('54', 0, false)]);
  });
});
