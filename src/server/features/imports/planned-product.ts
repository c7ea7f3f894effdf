/** What becomes of a product that was found in a file; hidden where something is missing. */
import { IMPORT_LIMITS } from '#contract/imports.ts';
import { shekels, toShekels } from '#contract/money.ts';
import { isBlank } from '#contract/common.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { type Agorot, discounted } from '#domain/money.ts';
import type { Lang } from '#domain/language.ts';
import { CLEARED_PRODUCT } from '../products/product-entries.ts';
import type { Cell } from './csv/sheet.ts';
import type { FoundPicture, FoundProblem, FoundProduct, FoundTexts } from './formats/found-product.ts';
import { inShekels } from './formats/variant-prices.ts';
import { inventoryOf } from '../products/product-options.ts';
import { readAmount } from './texts/amounts.ts';
import { languageOf } from './texts/language.ts';

type ProductFields = typeof CLEARED_PRODUCT;

export interface PlannedPicture extends Omit<FoundPicture, 'alt'> {
  alts: Partial<Record<Lang, string>>;
}

export interface PlannedProduct {
  row: number;
  key: string;
  id?: string;
  /** Without pictures; active once it has one, unless something else is missing. */
  fields: ProductFields;
  pictures: PlannedPicture[];
  problems: FoundProblem[];
}

/** Without `fields` the rows make no product. */
export function planProduct(found: FoundProduct): PlannedProduct | { problems: FoundProblem[] } {
  const problems = [...found.problems];
  const tell = ({ row, field }: Cell, problem: FoundProblem['problem']) =>
    void problems.push({ row, ...(field !== '' && { field }), problem });

  const texts = textsOf(found, tell);
  if (!texts) return { problems };
  const money = moneyOf(found, tell);
  const isHidden = problems.some(({ problem }) => HIDING.has(problem.problem));
  const pictures = picturesOf(found, tell);
  const fields: ProductFields = {
    ...CLEARED_PRODUCT,
    ...texts,
    ...money,
    category: found.category,
    kind: found.kind ?? null,
    inventory: found.variants?.length ? inventoryOf(found.variants) : stockOf(found, tell),
    options: found.options ?? [],
    variants: found.variants ?? [],
    personalText: found.personalText ?? null,
    leadDays: found.leadDays ?? 0,
    isPromoted: found.isPromoted ?? false,
    isCustomizable: found.isCustomizable ?? false,
    priority: Math.min(found.priority ?? 0, BOUNDS.count),
    active: found.active && !isHidden && pictures.length > 0,
  };
  const { row, key, id } = found;
  return { row, key, ...(id !== undefined && { id }), fields, pictures, problems };
}

type Tell = (cell: Cell, problem: FoundProblem['problem']) => void;

const HIDING = new Set<string>([
  'price_missing',
  'price_unreadable',
  'price_range',
  'currency',
  'description_missing',
  'sold_elsewhere',
] satisfies FoundProblem['problem']['problem'][]);

function textsOf({ texts, english }: FoundProduct, tell: Tell) {
  const title = lineOf(texts.title, tell) || (english ? lineOf(english.title, tell) : '');
  if (title === '') {
    tell(texts.title, { problem: 'title_missing' });
    return null;
  }
  const description = longText(texts.description, tell);
  if (description === '') tell(texts.description, { problem: 'description_missing' });
  return { title, description, translations: translationsOf({ title, description }, texts, english, tell) };
}

/** A text in English alone stands in both places, so that no page lacks it. */
function translationsOf(
  base: { title: string; description: string },
  texts: FoundTexts,
  english: FoundTexts | undefined,
  tell: Tell,
): ProductFields['translations'] {
  const own = {
    title: english ? lineOf(english.title, () => {}) : '',
    description: english ? longText(english.description, tell) : '',
  };
  if (own.title === '' && own.description === '' && languageOf(base.title) === 'en') {
    tell(texts.title, { problem: 'one_language' });
    const isEnglish = languageOf(base.description) === 'en';
    return { en: { title: base.title, ...(isEnglish && { description: base.description }) } };
  }
  const en = Object.fromEntries(Object.entries(own).filter(([, text]) => text !== ''));
  return Object.keys(en).length === 0 ? {} : { en };
}

function lineOf(cell: Cell, tell: Tell): string {
  return shortened({ ...cell, text: cell.text.replaceAll(/\s+/g, ' ') }, BOUNDS.shortText, tell);
}

function longText(cell: Cell, tell: Tell): string {
  return shortened(cell, BOUNDS.longText, tell);
}

/** At the end of a word, and never within a character. */
function shortened(cell: Cell, max: number, tell: Tell): string {
  const text = cell.text.toWellFormed().trim();
  if (isBlank(text)) return '';
  if (text.length <= max) return text;
  tell(cell, { problem: 'text_shortened', max });
  const start = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const words = start.replace(/\s+\S*$/, '');
  return `${words.length > max / 2 ? words : start}…`;
}

function moneyOf(found: FoundProduct, tell: Tell): Pick<ProductFields, 'price' | 'discount'> {
  const { currency, price: cell, salePrice, percent } = found;
  const none = { price: shekels(0), discount: 0 };
  if (currency && !/^(?:|ILS|NIS|₪)$/i.test(currency.text)) {
    tell(currency, { problem: 'currency', currency: currency.text.slice(0, 10) });
    return none;
  }
  const regular = amountOf(cell, salePrice ? () => {} : tell);
  const sale = salePrice ? amountOf(salePrice, tell) : null;
  const price = regular !== null && (sale === null || regular > sale) ? regular : sale;
  if (price === null || (salePrice !== undefined && salePrice.text !== '' && sale === null)) return none;
  if (percent !== undefined) return { price: toShekels(price), discount: percent };
  if (price === 0) {
    tell(cell, { problem: 'price_missing' });
    return none;
  }
  if (sale === null || sale >= price) return { price: toShekels(price), discount: 0 };
  const discount = Math.round(100 - (sale / price) * 100);
  const toPay = discounted(price, discount);
  if (toPay !== sale)
    tell(salePrice!, { problem: 'discount_rounded', price: inShekels(toPay), wanted: inShekels(sale) });
  return { price: toShekels(price), discount };
}

function amountOf(cell: Cell, tell: Tell): Agorot | null {
  const read = readAmount(cell.text);
  if (read.kind === 'amount' && read.amount <= BOUNDS.price * 100) return read.amount;
  if (read.kind === 'amount') tell(cell, { problem: 'price_range', max: BOUNDS.price });
  else if (read.kind === 'currency') tell(cell, { problem: 'currency', currency: read.currency });
  else tell(cell, { problem: read.kind === 'none' ? 'price_missing' : 'price_unreadable' });
  return null;
}

/** One piece of what isn't counted: a maker of single pieces has it, or hides it. */
function stockOf({ stock, stockCell }: FoundProduct, tell: Tell): number {
  if (stock === null) {
    tell(stockCell, { problem: 'stock_uncounted' });
    return 1;
  }
  if (Number.isInteger(stock) && stock <= BOUNDS.count) return stock;
  tell(stockCell, { problem: 'stock_unreadable' });
  return 0;
}

function picturesOf(found: FoundProduct, tell: Tell): PlannedPicture[] {
  const byAddress = new Map<string, FoundPicture>();
  for (const picture of found.pictures)
    if (!byAddress.has(picture.address)) byAddress.set(picture.address, picture);
  const unique = [...byAddress.values()];
  const extra = unique[IMPORT_LIMITS.pictures];
  if (extra) tell({ ...extra, text: '' }, { problem: 'pictures_many', max: IMPORT_LIMITS.pictures });
  if (unique.length === 0) tell({ text: '', row: found.row, field: '' }, { problem: 'picture_missing' });
  return unique.slice(0, IMPORT_LIMITS.pictures).map(({ alt = '', alts, ...picture }) => ({
    ...picture,
    alts: shownAlts(alts ?? { [languageOf(alt) ?? 'he']: alt }),
  }));
}

function shownAlts(alts: PlannedPicture['alts']): PlannedPicture['alts'] {
  const lines = Object.entries(alts).map(([lang, alt]) => [
    lang,
    alt.replaceAll(/\s+/g, ' ').trim().slice(0, BOUNDS.imageAlt).toWellFormed(),
  ]);
  return Object.fromEntries(lines.filter(([, line]) => !isBlank(line!)));
}
