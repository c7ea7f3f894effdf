/** The shop's own export: a row for each product, with the fields' names as columns. */
import { ALT_SEPARATOR, PICTURE_SEPARATOR, type ProductCsvColumn } from '#contract/product-csv.ts';
import { CATEGORIES, PIECE_KINDS, type Category, type PieceKind } from '#domain/catalogue.ts';
import { unguarded } from '#domain/csv.ts';
import type { Cell, SheetRow } from '../csv/sheet.ts';
import { readCount, readFlag } from '../texts/amounts.ts';
import { guessCategory } from '../texts/category.ts';
import { optionsOf } from './own-options.ts';
import type { FoundPicture, FoundProblem, FoundProduct, FoundTexts, ProductFormat } from './found-product.ts';

export const own: ProductFormat = {
  name: 'own',
  recognizes: (sheet) =>
    sheet.hasAll('title', 'price') &&
    sheet.has('imagePath', 'inventory', 'isPromoted', 'translations.en.title'),
  products: (rows) => ({ products: rows.map((row) => () => productOf(row)), lost: [] }),
};

function productOf(row: SheetRow): FoundProduct {
  const title = textCell(row, 'title');
  const { category, problems } = categoryOf(row);
  const percent = readCount(row.text('discount'));
  const stockCell = row.cell('inventory');
  const priority = readCount(row.text('priority'));
  const id = row.text('_id');
  const kind = kindOf(row);
  const { problems: unread, ...options } = optionsOf(row);
  return {
    row: row.number,
    key: id || title.text,
    ...(id !== '' && { id }),
    texts: { title, description: textCell(row, 'description') },
    ...englishOf(row),
    price: row.cell('price'),
    ...(percent !== null && percent <= 100 && { percent }),
    stock: readCount(stockCell.text),
    stockCell,
    active: readFlag(row.text('active')) !== false,
    isPromoted: readFlag(row.text('isPromoted')) === true,
    isCustomizable: readFlag(row.text('isCustomizable')) === true,
    ...(priority !== null && Number.isInteger(priority) && { priority }),
    category,
    kind: kind.kind,
    ...options,
    pictures: picturesOf(row),
    problems: [...problems, ...kind.problems, ...unread],
  };
}

function englishOf(row: SheetRow): { english?: FoundTexts } {
  const title = textCell(row, 'translations.en.title', 'titleEn');
  const description = textCell(row, 'translations.en.description', 'descriptionEn');
  return title.text === '' && description.text === '' ? {} : { english: { title, description } };
}

function textCell(row: SheetRow, ...names: [ProductCsvColumn, ...string[]]): Cell {
  const cell = row.cell(...names);
  return { ...cell, text: unguarded(cell.text) };
}

function categoryOf(row: SheetRow): { category: Category; problems: FoundProblem[] } {
  const { text, field } = row.cell('category');
  const category = CATEGORIES.find((one) => one === text.toLowerCase());
  if (category) return { category, problems: [] };
  const guessed = guessCategory([text, row.text('title')]);
  if (text === '') return { category: guessed, problems: [] };
  return {
    category: guessed,
    problems: [{ row: row.number, field, problem: { problem: 'category_unknown' } }],
  };
}

function kindOf(row: SheetRow): { kind: PieceKind | null; problems: FoundProblem[] } {
  const { text, field } = row.cell('kind');
  const kind = PIECE_KINDS.find((one) => one === text.toLowerCase()) ?? null;
  if (kind || text === '') return { kind, problems: [] };
  return { kind, problems: [{ row: row.number, field, problem: { problem: 'kind_unknown' } }] };
}

function altsOf(row: SheetRow, name: ProductCsvColumn): string[] {
  return textCell(row, name).text.replaceAll(/\r\n?/g, ALT_SEPARATOR).split(ALT_SEPARATOR);
}

function picturesOf(row: SheetRow): FoundPicture[] {
  const [he, en] = [altsOf(row, 'imageAlts.he'), altsOf(row, 'imageAlts.en')];
  const [main, others] = [row.cell('imagePath'), row.cell('secondaryImagesPathes')];
  return [main, ...others.text.split(PICTURE_SEPARATOR).map((text) => ({ ...others, text }))]
    .filter(({ text }) => text !== '')
    .map(({ text, field }, index) => ({
      address: text,
      alts: { he: he[index] ?? '', en: en[index] ?? '' },
      row: row.number,
      field,
    }));
}
