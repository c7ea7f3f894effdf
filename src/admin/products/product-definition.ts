import '../form/zod-without-jit.ts';
import { shekels } from '#contract/money.ts';
import { productInputSchema, type Product, type ProductInput } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { PieceKind } from '#domain/catalogue.ts';
import { variantKey } from '#domain/options.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { valuesFrom, type FormValues } from '../form/form-values.ts';
import { knownPrice } from '../fields/known.ts';
import { variantsFor } from './options/variants.ts';
import { choosingOf, choosingValues } from './options/choosing-values.ts';
import { amount, type ChoosingValues } from './options/option-values.ts';

export type ProductValues = FormValues<Omit<ProductInput, 'inventoryFrom' | 'kind' | keyof ChoosingValues>> &
  ChoosingValues & { kind: PieceKind | null };

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
    kind: null,
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
  copy: (values) => ({
    ...values,
    variants: values.variants.map((variant) => ({ ...variant, inventory: 0 })),
  }),
  inputOf,
  nameOf: ({ title }) => title,
  publicPage: () => pages.shop(),
};

/** A difference from what the admin saw doesn't undo sales. */
function inputOf(given: ProductValues, base?: ProductValues) {
  // Options and variants of two admins may have been merged.
  const { options, variants } = given;
  const values = { ...given, variants: variants.length > 0 ? variantsFor(options, variants) : variants };
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
