import '../form/zod-without-jit.ts';
import { shekels } from '#contract/money.ts';
import { productInputSchema, type Product, type ProductInput } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { variantKey } from '#domain/options.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { valuesFrom, type FormValues } from '../form/form-values.ts';
import { knownPrice } from '../fields/known.ts';
import { amount, choosingOf, choosingValues, type ChoosingValues } from './options/option-values.ts';

export type ProductValues = FormValues<Omit<ProductInput, 'inventoryFrom' | keyof ChoosingValues>> &
  ChoosingValues;

export const productDefinition: EntryDefinition<'products', ProductValues> = {
  kind: 'products',
  schema: productInputSchema,
  blank: () => ({
    title: '',
    description: '',
    price: null,
    discount: 0,
    inventory: 1,
    category: 'goldsmith',
    imagePath: '',
    secondaryImagesPathes: [],
    imageAlts: {},
    isPromoted: false,
    isCustomizable: false,
    active: true,
    priority: 0,
    translations: { en: { title: '', description: '' } },
    options: [],
    variants: [],
    personalText: null,
    leadDays: 0,
  }),
  startOf: (newest) => (newest ? { category: newest.category } : {}),
  valuesOf: (entry) => valuesFrom(productDefinition.blank(), { ...entry, ...choosingValues(entry) }),
  inputOf,
  nameOf: ({ title }) => title,
  publicPage: () => pages.shop(),
};

/** A difference from what the admin saw doesn't undo sales. */
function inputOf(values: ProductValues, base?: ProductValues) {
  if (!base) return values;
  const seen = new Map(base.variants.map(({ choices, inventory }) => [variantKey(choices), inventory]));
  return {
    ...values,
    variants: values.variants.map((variant) => ({
      ...variant,
      inventoryFrom: seen.get(variantKey(variant.choices)),
    })),
    inventoryFrom: base.inventory,
  };
}

/** For the preview: what is missing or wrong counts as 0. */
export function productOf(values: ProductValues): Product {
  return {
    ...values,
    _id: 'preview',
    price: knownPrice(values.price) ?? shekels(0),
    discount: isPercent(values.discount) ? values.discount : 0,
    inventory: amount(values.inventory),
    priority: amount(values.priority),
    ...choosingOf(values),
    createdDate: '1970-01-01T00:00:00.000Z',
  };
}

export function isPercent(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= BOUNDS.percentage;
}
