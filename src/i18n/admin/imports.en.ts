import { count } from '../plural.ts';
import type { AdminMessages } from './message-types.ts';

const of = (n: number, one: string, many: string) =>
  count('en', n, `1 ${one}`, '', (all) => `${all} ${many}`);
const products = (n: number) => of(n, 'product', 'products');

export const importsEn: AdminMessages['imports'] = {
  title: 'Import products',
  link: 'Import (CSV)',
  fromEmpty: 'Have a shop elsewhere? You can import from it',
  back: 'Back to the shop',
  intro:
    'Use a CSV file of products from Shopify, Etsy, WooCommerce or this shop’s own download. You’ll see what will be made before anything is imported.',
  choose: 'Choose a file',
  drop: 'Or drag it here',
  dropNow: 'Drop it here',
  another: 'Another file',
  where: 'Where do I download the file?',
  reading: 'Reading the file…',
  importing: 'Importing and fetching the pictures. This can take up to a minute…',
  encoding: 'Letters',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1255': 'Hebrew (Windows-1255)',
    'windows-1252': 'Western (Windows-1252)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (BE)',
  },
  encodingHint: 'If the names below don’t look right, choose another.',
  formats: { shopify: 'Shopify', etsy: 'Etsy', woocommerce: 'WooCommerce', own: 'this shop' },
  of: (format) => `Product file: ${format}`,
  summary: {
    created: (n) => (n === 0 ? 'No products will be made' : `${products(n)} will be made`),
    hidden: (n) => `${n} of them hidden`,
    skipped: (n) => `${n} won’t be imported`,
  },
  inShekels: 'Prices are read as shekels, because the file doesn’t say which currency they’re in.',
  run: (n) => `Import ${products(n)}`,
  problems: 'What you should know',
  rows: (rows, more) => {
    const said = rows.length === 1 ? `Row ${rows[0]}` : `Rows ${rows.join(', ')}`;
    return more === 0 ? said : `${said} and ${more} more`;
  },
  table: {
    label: 'Products that will be made',
    row: 'Row',
    product: 'Product',
    price: 'Price',
    stock: 'Stock',
    pictures: 'Pictures',
    options: (options, variants) => {
      const said = of(options, 'option', 'options');
      return variants === 0 ? said : `${said}, stock by ${of(variants, 'combination', 'combinations')}`;
    },
    hidden: 'Hidden',
    first: (n) => `These are the first ${n} products.`,
  },
  done: {
    created: (n) => (n === 0 ? 'No products were added' : `${products(n)} added`),
    skipped: (n) => (n === 1 ? '1 wasn’t imported' : `${n} weren’t imported`),
    products: (n) => `${products(n)} still on the way. You can leave this page.`,
    pictures: (n) => `${of(n, 'picture', 'pictures')} still on the way. You can leave this page.`,
    toShop: 'Go to the products',
    more: 'Import another file',
    undo: 'Undo the import',
  },
  undo: {
    title: 'Undo the import?',
    text: 'Products that it made and that haven’t changed since will move to Recently deleted. What you’ve changed will stay.',
    confirm: 'Undo the import',
    cancel: 'Keep it',
    done: 'The import was undone. What you’ve changed since is still in the shop.',
    failed: (reason) => `The import wasn’t undone. ${reason}`,
  },
  failed: {
    read: 'This file can’t be imported',
    run: 'The import didn’t work',
    again: 'You can try again: nothing is made twice.',
    gone: 'This import was undone or doesn’t exist.',
    tooLarge: 'The file is larger than 20 MB. You can split it into several files.',
    spreadsheet: 'This is a spreadsheet’s own file. Open it, save it as CSV and choose it again.',
    unreadable: 'This device can’t read the file.',
    columns: 'These are the columns we look for in the first row:',
  },
};
