/** A piece as search engines read it: one thing, or a group with a variant for each combination of choices. */
import type { ItemAvailability, Product as ProductThing, ProductGroup } from 'schema-dts';
import type { Product } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import { shownLowestPrices } from '#contract/lowest-prices.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { toChoosable } from '#contract/shown-options.ts';
import { agorot } from '#domain/money.ts';
import { type Chosen, choose, extraOf, variantKey } from '#domain/options.ts';
import { piecesLeft, stockState } from '#domain/product.ts';
import { contentText } from '#i18n/content.ts';
import { fileUrl, type PageFacts } from './addresses.ts';
import { handover } from './merchant.ts';
import { named, offer } from './named.ts';

/** A page of more would be mostly this. */
const MOST_VARIANTS = 60;

export function productThing(page: PageFacts, product: Product): ProductThing | ProductGroup {
  const variants = variantsOf(product);
  const about = {
    ...named(page, pages.product(product._id), product),
    image: [product.imagePath, ...product.secondaryImagesPathes].map((address) => fileUrl(page, address)),
    category: page.messages.categories[product.category],
    brand: { '@type': 'Brand', name: page.facts.name[page.lang] } as const,
  };
  if (variants.length === 0 || variants.length > MOST_VARIANTS)
    return { '@type': 'Product', ...about, sku: product._id, offers: wholeOffer(page, product) };
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product._id,
    hasVariant: variants.map((chosen) => variantThing(page, product, chosen, about.name)),
  };
}

/** At the price of the cheapest choices. */
function wholeOffer(page: PageFacts, product: Product) {
  const { price, original } = shownLowestPrices(product);
  return {
    ...offer(page, pages.product(product._id), price, original),
    availability: availability(product, stockState(product) === 'soldOut'),
    ...always(page, product),
  };
}

function always(page: PageFacts, product: Product) {
  return {
    itemCondition: 'https://schema.org/NewCondition',
    ...(page.delivery && handover(page.delivery, product)),
  } as const;
}

function availability({ isCustomizable }: Product, isSoldOut: boolean): ItemAvailability {
  if (isSoldOut) return 'https://schema.org/OutOfStock';
  return isCustomizable ? 'https://schema.org/MadeToOrder' : 'https://schema.org/InStock';
}

/** Every combination of choices that is sold; none without options, or where a text has to be given. */
function variantsOf(product: Product): Chosen[] {
  const choosable = toChoosable(product);
  const combinations = choosable.options.reduce<string[][]>(
    (before, { choices }) => before.flatMap((ids) => choices.map(({ _id }) => [...ids, _id])),
    [[]],
  );
  if (choosable.options.length === 0 || combinations.length > MOST_VARIANTS * 4) return [];
  return combinations.flatMap((choices) => {
    const chosen = choose(choosable, { choices });
    return 'fault' in chosen || chosen.variant?.active === false ? [] : [chosen];
  });
}

function variantThing(page: PageFacts, product: Product, chosen: Chosen, name: string) {
  const ids = chosen.choices.map(({ _id }) => _id);
  const full = toShekels(
    agorot(toAgorot(product.price) + extraOf(chosen, toChoosable(product).personalText)),
  );
  const { price, original } = shownProductPrices({ ...product, price: full });
  const titles = chosen.choices.map(
    ({ title, translations }) => contentText(page.lang, title, translations?.en?.title).text,
  );
  return {
    '@type': 'Product' as const,
    name: [name, ...titles].join(', '),
    sku: `${product._id}-${variantKey(ids)}`,
    offers: {
      ...offer(page, `${pages.product(product._id)}?choices=${ids.join(',')}`, price, original),
      availability: availability(product, piecesLeft(chosen.variant ?? product) === 0),
      ...always(page, product),
    },
  };
}
