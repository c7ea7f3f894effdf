/** The columns of a product export, which an import of the format `own` reads back. */
import type { CsvCell } from '#domain/csv.ts';
import type { Lang } from '#domain/language.ts';
import type { AdminProduct } from './products.ts';

/** Separates the addresses of further pictures in their cell. */
export const PICTURE_SEPARATOR = ' ';

/** The picture descriptions of a product in one cell: a line for each picture, the main one first. */
export const ALT_SEPARATOR = '\n';

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
  'imageAlts.he': (product) => altsOf(product, 'he'),
  'imageAlts.en': (product) => altsOf(product, 'en'),
  createdDate: ({ createdDate }) => createdDate,
} as const satisfies Record<string, (product: AdminProduct) => CsvCell>;

function altsOf({ imagePath, secondaryImagesPathes, imageAlts }: AdminProduct, lang: Lang): string {
  const pictures = imagePath === '' ? secondaryImagesPathes : [imagePath, ...secondaryImagesPathes];
  const alts = pictures.map((address) => imageAlts[address]?.[lang] ?? '');
  return alts.join(ALT_SEPARATOR).trimEnd();
}

export type ProductCsvColumn = keyof typeof PRODUCT_CSV;
