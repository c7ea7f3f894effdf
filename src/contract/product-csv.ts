/** The columns of a product export, which an import of the format `own` reads back. */
import type { CsvCell } from '#domain/csv.ts';
import type { AdminProduct } from './products.ts';

/** Separates the addresses of further pictures in their cell. */
export const PICTURE_SEPARATOR = ' ';

/** Named as the API's fields; the header of the file. */
export const PRODUCT_CSV = {
  _id: ({ _id }) => _id,
  title: ({ title }) => title,
  'translations.en.title': ({ translations }) => translations.en?.title ?? null,
  description: ({ description }) => description,
  'translations.en.description': ({ translations }) => translations.en?.description ?? null,
  /** Shekels, before the discount. */
  price: ({ price }) => price.toFixed(2),
  discount: ({ discount }) => discount,
  category: ({ category }) => category,
  inventory: ({ inventory }) => inventory,
  isPromoted: ({ isPromoted }) => isPromoted,
  isCustomizable: ({ isCustomizable }) => isCustomizable,
  active: ({ active }) => active,
  priority: ({ priority }) => priority,
  imagePath: ({ imagePath }) => imagePath,
  secondaryImagesPathes: ({ secondaryImagesPathes }) => secondaryImagesPathes.join(PICTURE_SEPARATOR),
  createdDate: ({ createdDate }) => createdDate,
} as const satisfies Record<string, (product: AdminProduct) => CsvCell>;

export type ProductCsvColumn = keyof typeof PRODUCT_CSV;
