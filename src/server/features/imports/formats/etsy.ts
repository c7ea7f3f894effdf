/** A row for each listing. */
import type { SheetRow } from '../csv/sheet.ts';
import { readCount } from '../texts/amounts.ts';
import { guessCategory } from '../texts/category.ts';
import { decodeEntities, tidyLines } from '../texts/html-text.ts';
import type { FoundPicture, FoundProduct, ProductFormat } from './found-product.ts';

const IMAGES = Array.from({ length: 20 }, (_, index) => `IMAGE${index + 1}`);

export const etsy: ProductFormat = {
  name: 'etsy',
  recognizes: (sheet) =>
    sheet.hasAll('TITLE', 'PRICE', 'QUANTITY') && sheet.has('CURRENCY_CODE', 'IMAGE1', 'MATERIALS'),
  products: (rows) => ({ products: rows.map((row) => () => productOf(row)), lost: [] }),
};

function productOf(row: SheetRow): FoundProduct {
  const [title, description] = [row.cell('TITLE'), row.cell('DESCRIPTION')];
  const words = ['TITLE', 'TAGS', 'MATERIALS', 'DESCRIPTION'] as const;
  const stockCell = row.cell('QUANTITY');
  return {
    row: row.number,
    key: `${row.text('SKU')}\n${title.text}`,
    texts: {
      title: { ...title, text: decodeEntities(title.text) },
      description: { ...description, text: tidyLines(decodeEntities(description.text)) },
    },
    price: row.cell('PRICE'),
    currency: row.cell('CURRENCY_CODE'),
    stock: readCount(stockCell.text),
    stockCell,
    active: true,
    category: guessCategory(words.map((name) => row.text(name).replaceAll('_', ' '))),
    pictures: picturesOf(row),
    problems: [],
  };
}

function picturesOf(row: SheetRow): FoundPicture[] {
  return IMAGES.map((name) => row.cell(name))
    .filter(({ text }) => text !== '')
    .map(({ text, field }) => ({ address: text, row: row.number, field }));
}
