import type { ImportFormat } from '#contract/imports.ts';

export interface ImportsTable {
  id: string;
  format: ImportFormat;
  created_at: string;
  rows: number;
  skipped: number;
  problems: string; // JSON
  undone_at: string | null;
}

export interface ImportProductsTable {
  import_id: string;
  position: number;
  source_key: string; // names the product in its source
  file_row: number;
  fields: string | null; // JSON; null once the product is made
  active: 0 | 1; // once it has a picture
  pictures: string; // JSON
  waiting: 0 | 1; // to be made, or with pictures to be fetched
  entry_id: string | null;
  version: number | null; // that the import made; null once it is undone
}
