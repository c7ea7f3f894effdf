import type { ImportFormat, RowProblem } from '#contract/imports.ts';
import type { Category, PieceKind } from '#domain/catalogue.ts';
import type { Product } from '#contract/products.ts';
import type { Lang } from '#domain/language.ts';
import type { Cell, Sheet, SheetRow } from '../csv/sheet.ts';

export interface FoundProblem {
  row: number;
  field?: string;
  problem: RowProblem;
}

export interface FoundPicture {
  /** As the file has it. */
  address: string;
  /** A description whose language the file doesn't say. */
  alt?: string;
  alts?: Partial<Record<Lang, string>>;
  row: number;
  field: string;
}

export interface FoundTexts {
  title: Cell;
  /** Plain text. */
  description: Cell;
}

/** What the rows of one product say, in the same form for every format. */
export interface FoundProduct {
  row: number;
  /** The same for the same product of another file of this source. */
  key: string;
  /** An id in this shop. */
  id?: string;
  texts: FoundTexts;
  /** Of the format's own column for English. */
  english?: FoundTexts;
  /** The regular price. */
  price: Cell;
  /** The price to pay where there is a sale. */
  salePrice?: Cell;
  /** Instead of a sale price. */
  percent?: number;
  currency?: Cell;
  /** Null: not counted there. */
  stock: number | null;
  stockCell: Cell;
  active: boolean;
  isPromoted?: boolean;
  isCustomizable?: boolean;
  priority?: number;
  category: Category;
  kind?: PieceKind | null;
  /** Extras that fit the price; with variants their sum is the stock. */
  options?: Product['options'];
  variants?: Product['variants'];
  personalText?: Product['personalText'];
  leadDays?: number;
  pictures: readonly FoundPicture[];
  /** Beside those that the fields themselves show. */
  problems: readonly FoundProblem[];
}

export interface ProductFormat {
  name: ImportFormat;
  recognizes: (sheet: Sheet) => boolean;
  /** `lost` are rows that belong to no product; `today` as `2026-12-01`. */
  products: (
    rows: readonly SheetRow[],
    today: string,
  ) => {
    /** Each reads its rows when it is called, so that the caller can pause between them. */
    products: (() => FoundProduct)[];
    lost: FoundProblem[];
  };
}
