/** A row for each listing. */
import type { SheetRow } from '../csv/sheet.ts';
import { readCount } from '../texts/amounts.ts';
import { guessCategory } from '../texts/category.ts';
import { decodeEntities, tidyLines } from '../texts/html-text.ts';
import { listOptions } from './named-options.ts';
import type { FoundPicture, FoundProduct, ProductFormat } from './found-product.ts';

const IMAGES = Array.from({ length: 20 }, (_, index) => `IMAGE${index + 1}`);
const VARIATIONS = ['VARIATION 1', 'VARIATION 2'];

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
  const { options, problems } = listOptions(
    VARIATIONS.map((name) => variationOf(row, name)),
    0,
  );
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
    options,
    pictures: picturesOf(row),
    problems,
  };
}

/** The file has neither their prices nor their stock. */
function variationOf(row: SheetRow, name: string) {
  const title = row.cell(`${name} NAME`);
  const choices = decodeEntities(row.text(`${name} VALUES`)).split(',');
  return { title: { ...title, text: decodeEntities(title.text) }, choices };
}

function picturesOf(row: SheetRow): FoundPicture[] {
  return IMAGES.map((name) => row.cell(name))
    .filter(({ text }) => text !== '')
    .map(({ text, field }) => ({ address: text, row: row.number, field }));
}
