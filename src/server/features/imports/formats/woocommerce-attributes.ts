/** Numbered columns; a variation's numbers aren't its product's, so attributes are found by name. */
import { decodeEntities } from '../texts/html-text.ts';
import type { Cell, SheetRow } from '../csv/sheet.ts';
import type { NamedOption } from './named-options.ts';

/** In English or Hebrew, whose wording differs between translations; not the columns of default values. */
const column = (number: number, words: string) =>
  new RegExp(
    `^(?!.*(?:default|ברירת))(?=.*(?:attribute|תכונה|מאפיין))(?=.*${words})(?:.*\\D)?${number}(?!\\d)`,
  );

/** Of a file that has more, the rest is left out. */
const MAX = 30;

interface Attribute {
  name: Cell;
  values: string[];
}

/** What a product's variations differ by, and what each of them is; empty for any of the values. */
export function attributesOf(
  product: SheetRow,
  variations: readonly SheetRow[],
): { named: NamedOption[]; choices: string[][] } {
  if (variations.length === 0) return { named: [], choices: [[]] };
  const columns = columnsOf(product);
  const listed = readAttributes(product, columns);
  const found = variations.map((row) => readAttributes(row, columns));
  const named = new Map<string, NamedOption>();
  for (const { name } of found.flat()) {
    if (named.has(name.text)) continue;
    named.set(name.text, { title: name, choices: valuesOf(listed, name.text) });
  }
  const choices = found.map((attributes) =>
    [...named.keys()].map((name) => valuesOf(attributes, name)[0] ?? ''),
  );
  return { named: [...named.values()], choices };
}

function valuesOf(attributes: readonly Attribute[], name: string): string[] {
  return attributes.find((one) => one.name.text === name)?.values ?? [];
}

function columnsOf(row: SheetRow): { name: string; values: string }[] {
  const columns = [];
  for (let number = 1; number <= MAX; number++) {
    const name = row.columnLike(column(number, '(?:name|שם)'));
    const values = row.columnLike(column(number, '(?:value|ערך|ערכ)'));
    if (name === undefined || values === undefined) break;
    columns.push({ name, values });
  }
  return columns;
}

function readAttributes(row: SheetRow, columns: ReturnType<typeof columnsOf>): Attribute[] {
  return columns.flatMap(({ name, values }) => {
    const cell = row.cell(name);
    if (cell.text === '') return [];
    // A comma within a value is written as `\,`.
    const texts = row.text(values).split(/(?<!\\),/);
    return {
      name: { ...cell, text: decodeEntities(cell.text) },
      values: texts.map((value) => decodeEntities(value.replaceAll('\\,', ',')).trim()),
    };
  });
}
