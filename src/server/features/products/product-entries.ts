import { shekels } from '#contract/money.ts';
import {
  type AdminProduct,
  adminProductSchema,
  productChangeSchema,
  productInputSchema,
} from '#contract/products.ts';
import { editedStock, leastEditedStock } from '#domain/stock.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { type Input, completeFields } from '../entries/complete-fields.ts';
import type { EntryType } from '../entries/entry-type.ts';
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
  imagePath: '',
  secondaryImagesPathes: [],
  imageAlts: {},
  inventory: 0,
  isPromoted: false,
  isCustomizable: false,
  active: true,
  priority: 0,
  translations: {},
};

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
  complete: (input: Input<ProductFields> & StockInput, before) => {
    const fields = completeFields(input, before, CLEARED_PRODUCT);
    if (!before) return fields;
    return { ...keepRequired(fields, before), inventory: stockFor(input, before.inventory) };
  },
  ids: allProductIds,
  read: readProducts,
  find: findProduct,
  insert: insertProduct,
  update: updateProduct,
};
