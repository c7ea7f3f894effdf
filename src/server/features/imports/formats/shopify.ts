/** One row for each variant and picture, grouped by the handle; texts are in the first row. */
import type { Cell, SheetRow } from '../csv/sheet.ts';
import { readCount, readFlag } from '../texts/amounts.ts';
import { guessCategory } from '../texts/category.ts';
import { htmlToText } from '../texts/html-text.ts';
import type { FoundPicture, FoundProduct, ProductFormat } from './found-product.ts';
import type { NamedOption } from './named-options.ts';
import { joinVariants, summedStock } from './variants.ts';

/** The present names, then those of files from before 2025. */
const HANDLE = ['URL handle', 'Handle'] as const;
const BODY = ['Description', 'Body (HTML)'] as const;
const PRICE = ['Price', 'Variant Price'] as const;
const COMPARED = ['Compare-at price', 'Variant Compare At Price'] as const;
const STOCK = ['Inventory quantity', 'Variant Inventory Qty'] as const;
const TRACKER = ['Inventory tracker', 'Variant Inventory Tracker'] as const;
const PICTURE = ['Product image URL', 'Image Src'] as const;
const VARIANT_PICTURE = ['Variant image URL', 'Variant Image'] as const;
const PUBLISHED = ['Published on online store', 'Published'] as const;
const OPTIONS = [1, 2, 3];

export const shopify: ProductFormat = {
  name: 'shopify',
  recognizes: (sheet) => sheet.has(...HANDLE) && sheet.has('Title') && sheet.has(...PRICE, ...PICTURE),
  products: (rows) => ({
    products: [...byHandle(rows).values()].map((group) => () => productOf(group)),
    lost: [],
  }),
};

function byHandle(rows: readonly SheetRow[]): Map<string, SheetRow[]> {
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const handle = row.text(...HANDLE).toLowerCase() || `row ${row.number}`;
    const group = groups.get(handle);
    if (group) group.push(row);
    else groups.set(handle, [row]);
  }
  return groups;
}

function productOf(rows: SheetRow[]): FoundProduct {
  const first = rows.find((row) => row.text('Title') !== '') ?? rows[0]!;
  const body = first.cell(...BODY);
  const variants = rows.filter((row) => row.text(...PRICE) !== '' || row === first);
  const stockCells = variants.map(stockOf);
  const named = optionsOf(first, variants);
  const found = variants.map((row, index) => ({
    ...pricesOf(row),
    choices: named.map(({ name }) => row.text(`${name} value`)),
    stock: readCount(stockCells[index]!.text),
  }));
  const { prices, options, variants: counted, problems } = joinVariants(named, found);
  const words = ['Type', 'Product category', 'Tags', 'Title'] as const;
  return {
    row: first.number,
    key: first.text(...HANDLE).toLowerCase() || first.text('Title'),
    texts: { title: first.cell('Title'), description: { ...body, text: htmlToText(body.text) } },
    ...prices,
    stock: summedStock(stockCells),
    stockCell: stockCells[0]!,
    active: readFlag(first.text('Status')) !== false && readFlag(first.text(...PUBLISHED)) !== false,
    category: guessCategory(words.map((name) => first.text(name))),
    options,
    variants: counted,
    pictures: picturesOf(rows),
    problems,
  };
}

/** Their names are in the product's first row. */
function optionsOf(first: SheetRow, variants: readonly SheetRow[]): (NamedOption & { name: string })[] {
  const options = OPTIONS.map((number) => {
    const name = `Option${number}`;
    return {
      name,
      title: first.cell(`${name} name`),
      choices: variants.map((row) => row.text(`${name} value`)),
    };
  });
  return options.filter(({ title, choices }) => !isPlaceholder(title.text, choices));
}

/** What stands in the place of an option. */
function isPlaceholder(title: string, choices: readonly string[]): boolean {
  return title === 'Title' && choices.every((choice) => choice === 'Default Title');
}

/** What nothing tracks is written as 0. */
function stockOf(row: SheetRow): Cell {
  const cell = row.cell(...STOCK);
  const isUntracked = row.has(...TRACKER) && row.text(...TRACKER) === '' && readCount(cell.text) === 0;
  return isUntracked ? { ...cell, text: '' } : cell;
}

function pricesOf(row: SheetRow): { price: Cell; salePrice?: Cell } {
  const [price, compared] = [row.cell(...PRICE), row.cell(...COMPARED)];
  return compared.text === '' ? { price } : { price: compared, salePrice: price };
}

function picturesOf(rows: readonly SheetRow[]): FoundPicture[] {
  const own = rows
    .map((row) => ({
      ...pictureOf(row.cell(...PICTURE), row.text('Image alt text')),
      position: Number(row.text('Image position')) || Infinity,
    }))
    // An unnumbered one keeps its place: the sort is stable.
    .toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  const ofVariants = rows.map((row) => pictureOf(row.cell(...VARIANT_PICTURE), ''));
  return [...own, ...ofVariants]
    .filter(({ address }) => address !== '')
    .map(({ address, alt, row, field }) => ({ address, row, field, ...(alt !== undefined && { alt }) }));
}

function pictureOf({ text, row, field }: Cell, alt: string): FoundPicture {
  return { address: text, row, field, ...(alt !== '' && { alt }) };
}
