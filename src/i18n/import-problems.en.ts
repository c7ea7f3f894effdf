import type { ImportProblemSentences } from './import-problems.he.ts';

export const importProblemsEn: ImportProblemSentences = {
  title_missing: () => 'There’s no product name, so this row isn’t imported.',
  cell_long: ({ max }) => `This has more than ${max} characters, so the row isn’t imported.`,
  twice_in_file: ({ row }) => `This product is already in row ${row}.`,
  already_here: () => 'This product is already in the shop.',
  parent_missing: () => 'The product that this row belongs to isn’t in the file.',
  price_missing: () => 'There’s no price. The product is hidden.',
  price_unreadable: () => 'The price can’t be read. The product is hidden, without a price.',
  price_range: ({ max }) => `The price is over ₪${max}. The product is hidden, without a price.`,
  currency: ({ currency }) =>
    `The price is in another currency (${currency}). The product is hidden, without a price.`,
  description_missing: () => 'There’s no description. The product is hidden.',
  picture_missing: () => 'There’s no picture. The product is hidden.',
  sold_elsewhere: () => 'This is a group, or a product sold on another site. It’s hidden.',
  text_shortened: ({ max }) => `The text has more than ${max} characters and was shortened.`,
  one_language: () => 'This text is in English only. It’s shown in Hebrew, too.',
  prices_vary: ({ price }) =>
    `The options have different prices. All of them got the lowest, ₪${price}. You can set extras when you edit the product.`,
  discount_rounded: ({ price, wanted }) =>
    `The discount was rounded to a whole percent: the price to pay is ₪${price} instead of ₪${wanted}.`,
  options_many: ({ options, choices, variants }) =>
    `A product can have up to ${options} options, ${choices} choices in each and ${variants} combinations. This one has more, so it’s imported without options.`,
  options_unreadable: () => 'The options can’t be read, so the product is imported without them.',
  stock_unreadable: () => 'The stock can’t be read. It was set to 0.',
  stock_uncounted: () => 'Stock isn’t counted there. It was set to 1.',
  kind_unknown: () => 'The shop doesn’t have this kind of piece. None was chosen.',
  category_unknown: () => 'The shop doesn’t have this category. Another was chosen.',
  pictures_many: ({ max }) => `Up to ${max} pictures per product are imported. The rest aren’t.`,
  picture_address: () => 'This isn’t the address of a picture on the internet.',
  picture_unreachable: () => 'This picture can’t be reached.',
  picture_refused: () => 'This isn’t a picture that can be read, or it’s too large.',
};
