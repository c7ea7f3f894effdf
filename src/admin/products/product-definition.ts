/** What an editor of products holds, and how it comes and goes. */
import '../form/zod-without-jit.ts';
import { shekels } from '#contract/money.ts';
import type { ImageAlts } from '#contract/common.ts';
import { productInputSchema, type AdminProduct, type Product } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import type { Category } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { EntryDefinition } from '../editor/definition.ts';
import { knownPrice } from '../fields/known.ts';

export interface ProductValues {
  title: string;
  description: string;
  /** Shekels. */
  price: number | null;
  /** Percent. */
  discount: number | null;
  inventory: number | null;
  category: Category;
  /** '' while there is none. */
  imagePath: string;
  secondaryImagesPathes: string[];
  imageAlts: ImageAlts;
  isPromoted: boolean;
  isCustomizable: boolean;
  active: boolean;
  priority: number | null;
  translations: { en: { title: string; description: string } };
}

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
  }),
  valuesOf: ({
    title,
    description,
    price,
    discount,
    inventory,
    category,
    imagePath,
    secondaryImagesPathes,
    ...rest
  }: AdminProduct) => ({
    title,
    description,
    price,
    discount,
    inventory,
    category,
    imagePath,
    secondaryImagesPathes,
    imageAlts: rest.imageAlts,
    isPromoted: rest.isPromoted,
    isCustomizable: rest.isCustomizable,
    active: rest.active,
    priority: rest.priority,
    translations: {
      en: { title: rest.translations.en?.title ?? '', description: rest.translations.en?.description ?? '' },
    },
  }),
  // A missing number is null in it: the schema refuses it before anything is sent.
  inputOf: (values) => values as ReturnType<typeof productDefinition.inputOf>,
  nameOf: ({ title }) => title,
  publicPage: () => pages.shop(),
};

/** As the shop's card would have it; what is missing or wrong counts as nothing. */
export function productOf(values: ProductValues): Product {
  return {
    ...values,
    _id: 'preview',
    price: knownPrice(values.price) ?? shekels(0),
    discount: isPercent(values.discount) ? values.discount : 0,
    inventory: amount(values.inventory),
    priority: amount(values.priority),
    createdDate: '1970-01-01T00:00:00.000Z',
  };
}

export function isPercent(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= BOUNDS.percentage;
}

function amount(value: number | null): number {
  return value === null || Number.isNaN(value) ? 0 : Math.max(0, value);
}
