import { shekels } from '#contract/money.ts';
import {
  type AdminProduct,
  adminProductSchema,
  productChangeSchema,
  productInputSchema,
} from '#contract/products.ts';
import { editedStock, leastEditedStock } from '#domain/stock.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { OptionInput, PersonalTextInput, VariantInput } from '#contract/product-options.ts';
import { type Input, completeFields } from '../entries/complete-fields.ts';
import type { EntryType } from '../entries/entry-type.ts';
import {
  checkOptions,
  givenOptions,
  givenPersonalText,
  givenVariants,
  inventoryOf,
  orderedVariants,
  withStockOf,
} from './product-options.ts';
import {
  type ProductFields,
  allProductIds,
  findProduct,
  insertProduct,
  readProducts,
  updateProduct,
} from './products.repository.ts';

/** Required fields are never read from it. */
export const CLEARED_PRODUCT: ProductFields = {
  title: '',
  description: '',
  price: shekels(0),
  discount: 0,
  category: 'others',
  kind: null,
  imagePath: '',
  secondaryImagesPathes: [],
  imageAlts: {},
  inventory: 0,
  isPromoted: false,
  isCustomizable: false,
  active: true,
  priority: 0,
  translations: {},
  options: [],
  variants: [],
  personalText: null,
  leadDays: 0,
};

/** Bytes; most are variants. */
const PRODUCT_BODY = 256 * 1024;

interface ProductInputs extends StockInput {
  options?: OptionInput[] | null;
  variants?: VariantInput[] | null;
  personalText?: PersonalTextInput | null;
}

/** Throws an ApiError for variants that don't match the options. */
function withOptions(
  { options, variants, personalText }: ProductInputs,
  fields: ProductFields,
  before: ProductFields | null,
): ProductFields {
  const given = {
    ...fields,
    ...(options && { options: givenOptions(options) }),
    ...(variants && { variants: givenVariants(variants, before?.variants ?? []) }),
    ...(personalText && { personalText: givenPersonalText(personalText) }),
  };
  checkOptions(given);
  if (given.variants.length === 0) return given;
  return { ...given, variants: orderedVariants(given), inventory: inventoryOf(given.variants) };
}

interface StockInput {
  inventory?: number | null;
  inventoryFrom?: number | null; // the number that the admin saw
}

/** Throws an ApiError if the edit would take more pieces than are left. */
function stockFor({ inventory, inventoryFrom }: StockInput, current: number): number {
  if (inventory === null || inventory === undefined) return current;
  if (inventoryFrom === null || inventoryFrom === undefined) return inventory;
  const edited = editedStock(current, { from: inventoryFrom, to: inventory });
  if (edited !== null) return edited;
  const min = leastEditedStock(current, inventoryFrom);
  throw new ApiError('invalid', { inventory: { problem: 'range', min } });
}

/** Throws an ApiError for a picture or description that the product would lose. */
function keepRequired(fields: ProductFields, before: ProductFields): ProductFields {
  if (fields.imagePath === '' && before.imagePath !== '')
    throw new ApiError('invalid', { imagePath: { problem: 'image_required' } });
  if (fields.description === '' && before.description !== '')
    throw new ApiError('invalid', { description: { problem: 'required' } });
  return fields;
}

export const productEntries: EntryType<ProductFields, AdminProduct> = {
  kind: 'products',
  inputSchema: productInputSchema,
  changeSchema: productChangeSchema,
  entrySchema: adminProductSchema,
  pictureFields: ['imagePath', 'secondaryImagesPathes'] satisfies (keyof ProductFields)[],
  // An imported product may still wait for its picture.
  noPicture: CLEARED_PRODUCT.imagePath,
  productType: 'Item',
  bodyLimit: PRODUCT_BODY,
  complete: (input: Input<ProductFields> & ProductInputs, before) => {
    const fields = withOptions(input, completeFields(input, before, CLEARED_PRODUCT), before);
    if (!before) return fields;
    const kept = keepRequired(fields, before);
    return kept.variants.length > 0 ? kept : { ...kept, inventory: stockFor(input, before.inventory) };
  },
  asCountedNow: (then, { variants }) =>
    then.variants ? { ...then, variants: withStockOf(then.variants, variants) } : then,
  ids: allProductIds,
  read: readProducts,
  find: findProduct,
  insert: insertProduct,
  update: updateProduct,
};
