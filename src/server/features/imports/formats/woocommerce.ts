/** A row for each product; the variations of a variable product name it as their parent. */
import type { Cell, SheetRow } from '../csv/sheet.ts';
import { readCount, readFlag } from '../texts/amounts.ts';
import { guessCategory } from '../texts/category.ts';
import { htmlToText } from '../texts/html-text.ts';
import type { FoundPicture, FoundProblem, FoundProduct, ProductFormat } from './found-product.ts';
import { attributesOf } from './woocommerce-attributes.ts';
import { joinVariants, summedStock } from './variants.ts';

/** WooCommerce writes the columns in the language of its admin. */
const NAME = ['Name', 'שם'] as const;
const TYPE = ['Type', 'סוג'] as const;
const SKU = ['SKU', 'מק"ט'] as const;
const ID = ['ID', 'מזהה'] as const;
const REGULAR = ['Regular price', 'מחיר רגיל'] as const;
const SALE = ['Sale price', 'מחיר מבצע'] as const;
const STOCK = ['Stock', 'מלאי'] as const;
const IN_STOCK = ['In stock?', 'במלאי?'] as const;
const IMAGES = ['Images', 'תמונות'] as const;
const PARENT = ['Parent', 'הורה', 'אב'] as const;
const PUBLISHED = ['Published', 'פורסם'] as const;
const VISIBILITY = ['Visibility in catalog', 'נראות בקטלוג'] as const;
const FEATURED = ['Is featured?', 'מומלץ?'] as const;
const DESCRIPTION = ['Description', 'תיאור'] as const;
const SHORT = ['Short description', 'תיאור קצר'] as const;
const CATEGORIES = ['Categories', 'קטגוריות'] as const;
const TAGS = ['Tags', 'תגיות'] as const;
const SALE_FROM = ['Date sale price starts', 'תאריך תחילת מחיר מבצע'] as const;
const SALE_TO = ['Date sale price ends', 'תאריך סיום מחיר מבצע'] as const;

export const woocommerce: ProductFormat = {
  name: 'woocommerce',
  recognizes: (sheet) =>
    sheet.has(...NAME) && sheet.has(...REGULAR) && sheet.has(...TYPE, ...IMAGES, ...STOCK),
  products: (rows, today) => {
    const parents = rows.filter((row) => !isVariation(row));
    const variations = new Map<SheetRow, SheetRow[]>(parents.map((row) => [row, []]));
    const byName = new Map(parents.flatMap((row) => namesOf(row).map((name) => [name, row] as const)));
    const lost: FoundProblem[] = [];
    for (const row of rows.filter(isVariation)) {
      const parent = row.cell(...PARENT);
      const of = byName.get(parent.text.replace(/^id:\s*/i, 'id:'));
      if (of) variations.get(of)!.push(row);
      else lost.push({ row: row.number, field: parent.field, problem: { problem: 'parent_missing' } });
    }
    return { products: parents.map((row) => () => productOf(row, variations.get(row)!, today)), lost };
  },
};

function isVariation(row: SheetRow): boolean {
  return /\bvariation\b/i.test(row.text(...TYPE));
}

/** A variation names its parent as `id:12` or by its SKU. */
function namesOf(row: SheetRow): string[] {
  const [id, sku] = [row.text(...ID), row.text(...SKU)];
  return [id && `id:${id}`, sku].filter(Boolean);
}

function productOf(row: SheetRow, variations: readonly SheetRow[], today: string): FoundProduct {
  const name = row.cell(...NAME);
  const whole = row.cell(...DESCRIPTION);
  const described = whole.text === '' ? row.cell(...SHORT) : whole;
  const sold = variations.filter((one) => readFlag(one.text(...PUBLISHED)) !== false);
  const { named, choices } = attributesOf(row, sold);
  const found = (sold.length > 0 ? sold : [row]).map((one, index) => ({
    ...pricesOf(one, today),
    choices: choices[index]!,
    stock: variationStock(row, one),
  }));
  const { prices, options, variants, problems } = joinVariants(named, found);
  const words = [row.text(...CATEGORIES), row.text(...TAGS), name.text];
  return {
    row: row.number,
    key: row.text(...SKU) ? `sku ${row.text(...SKU)}` : `id ${row.text(...ID)} ${name.text}`,
    texts: {
      title: { ...name, text: htmlToText(name.text).replaceAll(/\s+/g, ' ') },
      description: { ...described, text: htmlToText(withLineBreaks(described.text)) },
    },
    ...prices,
    stock: stockOf(row, sold),
    stockCell: row.cell(...STOCK),
    active: readFlag(row.text(...PUBLISHED)) !== false && row.text(...VISIBILITY).toLowerCase() !== 'hidden',
    isPromoted: readFlag(row.text(...FEATURED)) === true,
    category: guessCategory(words),
    options,
    variants,
    pictures: [row, ...sold].flatMap(picturesOf),
    problems: [...problems, ...soldElsewhere(row)],
  };
}

function pricesOf(row: SheetRow, today: string): { price: Cell; salePrice?: Cell } {
  const [price, salePrice] = [row.cell(...REGULAR), row.cell(...SALE)];
  const [from, to] = [dayOf(row.text(...SALE_FROM)), dayOf(row.text(...SALE_TO))];
  const isOn = salePrice.text !== '' && (!from || from <= today) && (!to || to >= today);
  return isOn ? { price, salePrice } : { price };
}

function dayOf(date: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
}

function stockOf(row: SheetRow, variations: readonly SheetRow[]): number | null {
  if (variations.length > 0 && readCount(row.text(...STOCK)) === null) {
    const cells = variations.map((one) => one.cell(...STOCK)).filter(({ text }) => text !== 'parent');
    return summedStock(cells);
  }
  const counted = readCount(row.text(...STOCK));
  return counted === null && readFlag(row.text(...IN_STOCK)) === false ? 0 : counted;
}

/** Null where the product's own stock is for all of them. */
function variationStock(row: SheetRow, variation: SheetRow): number | null {
  if (readCount(row.text(...STOCK)) !== null) return null;
  const counted = readCount(variation.text(...STOCK).replace(/^parent$/i, ''));
  return counted === null && readFlag(variation.text(...IN_STOCK)) === false ? 0 : counted;
}

/** Addresses are separated by commas, which some addresses contain. */
function picturesOf(row: SheetRow): FoundPicture[] {
  const { text, field } = row.cell(...IMAGES);
  return text
    .split(/\s*,\s*(?=https?:\/\/)|\s*,\s+/i)
    .filter((address) => address !== '')
    .map((address) => ({ address, row: row.number, field }));
}

function soldElsewhere(row: SheetRow): FoundProblem[] {
  const { text, field } = row.cell(...TYPE);
  if (!/external|grouped/i.test(text)) return [];
  return [{ row: row.number, field, problem: { problem: 'sold_elsewhere' } }];
}

/** The export writes line breaks as `\n`; without tags they are the paragraphs. */
function withLineBreaks(text: string): string {
  const lines = text.replaceAll(/\\r?\\n|\\n/g, '\n');
  return /<(?:p|br|div|li|h\d)\b/i.test(lines) ? lines : lines.replaceAll('\n', '<br>');
}
