/** The columns of a product export, which an import of the format `own` reads back. */
import type { CsvCell } from '#domain/csv.ts';
import type { Lang } from '#domain/language.ts';
import type { AdminProduct, Product } from './products.ts';

/** Separates the addresses of further pictures in their cell. */
export const PICTURE_SEPARATOR = ' ';

/** The picture descriptions of a product in one cell: a line for each picture, the main one first. */
export const ALT_SEPARATOR = '\n';

/** A line of its cell: the numbers of a variant's choices in their options, then its stock. */
export const VARIANT_LINE = /^(\d{1,2}(?:,\d{1,2})*) = (\d{1,7})( off)?$/;

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
  kind: ({ kind }) => kind,
  inventory: ({ inventory }) => inventory,
  isPromoted: ({ isPromoted }) => isPromoted,
  isCustomizable: ({ isCustomizable }) => isCustomizable,
  active: ({ active }) => active,
  priority: ({ priority }) => priority,
  /** JSON as in the API. */
  options: ({ options }) => (options.length === 0 ? null : JSON.stringify(options)),
  variants: (product) => product.variants.map((variant) => variantLine(product, variant)).join('\n'),
  /** JSON as in the API. */
  personalText: ({ personalText }) => personalText && JSON.stringify(personalText),
  leadDays: ({ leadDays }) => leadDays,
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

function variantLine({ options }: AdminProduct, variant: Product['variants'][number]): string {
  const numbers = options.map(
    ({ choices }) => choices.findIndex(({ _id }) => variant.choices.includes(_id)) + 1,
  );
  return `${numbers.join(',')} = ${variant.inventory}${variant.active ? '' : ' off'}`;
}

export type ProductCsvColumn = keyof typeof PRODUCT_CSV;
