/** One row for each variant and picture, grouped by the handle; texts are in the first row. */
import type { Cell, SheetRow } from '../csv/sheet.ts';
import { readFlag } from '../texts/amounts.ts';
import { guessCategory } from '../texts/category.ts';
import { htmlToText } from '../texts/html-text.ts';
import type { FoundPicture, FoundProduct, ProductFormat } from './found-product.ts';
import { cheapest, summedStock } from './variants.ts';

/** The present names, then those of files from before 2025. */
const HANDLE = ['URL handle', 'Handle'] as const;
const BODY = ['Description', 'Body (HTML)'] as const;
const PRICE = ['Price', 'Variant Price'] as const;
const COMPARED = ['Compare-at price', 'Variant Compare At Price'] as const;
const STOCK = ['Inventory quantity', 'Variant Inventory Qty'] as const;
const PICTURE = ['Product image URL', 'Image Src'] as const;
const VARIANT_PICTURE = ['Variant image URL', 'Variant Image'] as const;
const PUBLISHED = ['Published on online store', 'Published'] as const;

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
  const { prices, problems } = cheapest(variants.map(pricesOf));
  const stockCells = variants.map((row) => row.cell(...STOCK));
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
    pictures: picturesOf(rows),
    problems,
  };
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
