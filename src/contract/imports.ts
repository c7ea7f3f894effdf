import { z } from 'zod';
import { CATEGORIES } from '#domain/catalogue.ts';
import { idSchema, isoDateSchema, shekelsSchema } from './common.ts';

export const IMPORT_FORMATS = ['shopify', 'etsy', 'woocommerce', 'own'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** By which a file is recognized. */
export const IMPORT_COLUMNS: Record<ImportFormat, readonly string[]> = {
  shopify: ['Handle', 'Title', 'Body (HTML)', 'Variant Price', 'Image Src'],
  etsy: ['TITLE', 'DESCRIPTION', 'PRICE', 'CURRENCY_CODE', 'QUANTITY', 'IMAGE1'],
  woocommerce: ['Type', 'SKU', 'Name', 'Regular price', 'Sale price', 'Images'],
  own: ['title', 'description', 'price', 'inventory', 'category', 'imagePath'],
};

export const IMPORT_LIMITS = {
  /** Bytes of `csv` in UTF-8. */
  bytes: 20 * 1024 * 1024,
  /** Rows under the head. */
  rows: 5_000,
  columns: 500,
  /** Characters of a cell. */
  cell: 100_000,
  pictures: 10,
  /** Of an answer. */
  errors: 1_000,
  /** Products of a dry run's answer. */
  shown: 500,
} as const;

/** What kept a row from becoming a product as it is. */
export type RowProblem =
  // The row makes no product.
  | { problem: 'title_missing' }
  | { problem: 'cell_long'; max: number }
  | { problem: 'twice_in_file'; row: number }
  | { problem: 'already_here' }
  | { problem: 'parent_missing' }
  // The product is made hidden.
  | { problem: 'price_missing' }
  | { problem: 'price_unreadable' }
  | { problem: 'price_range'; max: number }
  | { problem: 'currency'; currency: string }
  | { problem: 'description_missing' }
  | { problem: 'picture_missing' }
  | { problem: 'sold_elsewhere' }
  // The product is made.
  | { problem: 'text_shortened'; max: number }
  | { problem: 'one_language' }
  | { problem: 'prices_vary'; price: string }
  | { problem: 'discount_rounded'; price: string; wanted: string }
  | { problem: 'options_many'; options: number; choices: number; variants: number }
  | { problem: 'options_unreadable' }
  | { problem: 'stock_unreadable' }
  | { problem: 'stock_uncounted' }
  | { problem: 'category_unknown' }
  | { problem: 'kind_unknown' }
  | { problem: 'pictures_many'; max: number }
  | { problem: 'picture_address' }
  | { problem: 'picture_unreachable' }
  | { problem: 'picture_refused' };

/** What keeps a file from being read at all. */
export type FileProblem =
  | { problem: 'csv_unrecognized' }
  | { problem: 'csv_empty' }
  | { problem: 'csv_quote'; row: number }
  | { problem: 'csv_rows'; max: number }
  | { problem: 'csv_columns'; max: number };

export const importInputSchema = z.strictObject({
  kind: z.literal('products'),
  csv: z.string(),
  dryRun: z.boolean(),
});

export const importErrorSchema = z.object({
  /** As a spreadsheet counts them: the head is 1. */
  row: z.int(),
  /** A column of the file. */
  field: z.string().optional(),
  problem: z.string(),
});

export const importPreviewSchema = z.object({
  row: z.int(),
  title: z.string(),
  price: shekelsSchema,
  discount: z.int(),
  category: z.enum(CATEGORIES),
  inventory: z.int(),
  active: z.boolean(),
  options: z.int(),
  variants: z.int(),
  pictures: z.int(),
});

export const importSchema = z.object({
  format: z.enum(IMPORT_FORMATS),
  rows: z.int(),
  created: z.int(),
  skipped: z.int(),
  errors: z.array(importErrorSchema),
  /** Of an import that made something. */
  _id: idSchema.optional(),
  /** Of a dry run: what would be made. */
  preview: z.array(importPreviewSchema).optional(),
});

export const importStateSchema = importSchema.omit({ preview: true }).extend({
  _id: idSchema,
  createdDate: isoDateSchema,
  /** Products that are still to be made, and pictures that are still to be fetched. */
  waiting: z.object({ products: z.int(), pictures: z.int() }),
});

export type ImportInput = z.infer<typeof importInputSchema>;
export type ImportError = z.infer<typeof importErrorSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
export type ImportResult = z.infer<typeof importSchema>;
export type ImportState = z.infer<typeof importStateSchema>;
