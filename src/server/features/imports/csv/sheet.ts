/** Columns are found whatever their case and spacing; `TITLE`, ` Title` and `title` are the same. */
import { IMPORT_LIMITS } from '#contract/imports.ts';
import type { CsvTable } from './read-csv.ts';

/** Characters of a name that a pattern is looked for in. */
const NAME = 100;

export interface Cell {
  text: string;
  row: number;
  /** The column as the file names it; of the first name if the file has none of them. */
  field: string;
}

export class Sheet {
  readonly rows: readonly SheetRow[];
  readonly #columns: ReadonlyMap<string, { index: number; name: string }>;

  constructor({ head, rows }: CsvTable) {
    // Of two columns with one name the first counts.
    this.#columns = new Map(
      head.map((name, index) => [columnKey(name), { index, name }] as const).toReversed(),
    );
    this.rows = rows.map(({ number, cells }) => new SheetRow(number, cells, this.#columns));
  }

  has(...names: string[]): boolean {
    return names.some((name) => this.#columns.has(columnKey(name)));
  }

  hasAll(...names: string[]): boolean {
    return names.every((name) => this.has(name));
  }
}

export class SheetRow {
  readonly number: number;
  readonly #cells: readonly string[];
  readonly #columns: ReadonlyMap<string, { index: number; name: string }>;

  constructor(
    number: number,
    cells: readonly string[],
    columns: ReadonlyMap<string, { index: number; name: string }>,
  ) {
    this.number = number;
    this.#cells = cells;
    this.#columns = columns;
  }

  /** Of the first of these columns that the file has. */
  cell(...names: [string, ...string[]]): Cell {
    const column = names.map((name) => this.#columns.get(columnKey(name))).find(Boolean);
    const text = column ? (this.#cells[column.index] ?? '') : '';
    return { text, row: this.number, field: column?.name ?? names[0] };
  }

  has(...names: string[]): boolean {
    return names.some((name) => this.#columns.has(columnKey(name)));
  }

  /** The first column of such a name, in small letters. */
  columnLike(pattern: RegExp): string | undefined {
    const found = [...this.#columns].filter(([key]) => key.length < NAME && pattern.test(key));
    return found.map(([, column]) => column).toSorted((a, b) => a.index - b.index)[0]?.name;
  }

  text(...names: [string, ...string[]]): string {
    return this.cell(...names).text;
  }

  longCell(): Cell | undefined {
    const index = this.#cells.findIndex((text) => text.length > IMPORT_LIMITS.cell);
    if (index === -1) return undefined;
    const column = [...this.#columns.values()].find((one) => one.index === index);
    return { text: '', row: this.number, field: column?.name ?? '' };
  }
}

function columnKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}"'“”״׳?]/gu, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
}
