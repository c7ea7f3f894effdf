/** Products for the superAdmin's calls (spec §3, §5). */
import { shekels } from '#contract/money.ts';
import { type AdminProduct, adminProductSchema, productInputSchema } from '#contract/products.ts';
import { completeFields } from '../entries/complete-fields.ts';
import type { EntryType } from '../entries/entry-type.ts';
import {
  type ProductFields,
  allProductIds,
  findProduct,
  insertProduct,
  readProducts,
  updateProduct,
} from './products.repository.ts';

/** A product whose every field is cleared; what is required is never read of it. */
const EMPTY: ProductFields = {
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

export const productEntries: EntryType<ProductFields, AdminProduct> = {
  kind: 'products',
  inputSchema: productInputSchema,
  entrySchema: adminProductSchema,
  pictureFields: ['imagePath', 'secondaryImagesPathes'] satisfies (keyof ProductFields)[],
  productType: 'Item',
  complete: (input, before) => completeFields(input, before, EMPTY),
  ids: allProductIds,
  read: readProducts,
  find: findProduct,
  insert: insertProduct,
  update: updateProduct,
};
