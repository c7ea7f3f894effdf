import { raiseCatalogueVersion } from '../db/catalogue-version.ts';
import { isDemoOpen, settleDemo } from '../db/demo-state.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { insertBannerText } from '../features/banner-texts/banner-texts.repository.ts';
import { insertProduct } from '../features/products/products.repository.ts';
import { insertTutorial } from '../features/tutorials/tutorials.repository.ts';
import { insertWorkshop } from '../features/workshops/workshops.repository.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { recordFile } from '../pictures/files.repository.ts';
import { DEMO_CATALOGUE } from './catalogue.ts';
import { type DemoSetting, bannerTextOf, productOf, tutorialOf, workshopOf } from './entries.ts';
import { type StoredPicture, storePictures } from './pictures.ts';
import { type OrderSetting, makeDemoOrders } from './seed-orders.ts';
import { soldIn, soldKey } from './sold.ts';
import type { DemoCatalogue, DemoProduct } from './types.ts';

export interface SeedOptions {
  db: Database;
  files: FileStore;
  now: Date;
  /** For the orders; unset: without them. */
  orderSetting?: OrderSetting;
  catalogue?: DemoCatalogue;
  /** The folder of prepared pictures; default dist/pictures. */
  preparedPictures?: string;
}

/**
 * Adds the whole demo catalogue with its orders in one transaction, once in a database's life; false if that was decided before.
 * Pictures are stored first: those a crash leaves behind are found again by their content.
 */
export async function seedDemo({
  db,
  files,
  now,
  catalogue = DEMO_CATALOGUE,
  orderSetting,
  preparedPictures,
}: SeedOptions): Promise<boolean> {
  if (!(await isDemoOpen(db))) return false;
  const pictures = await storePictures(files, pictureNames(catalogue), preparedPictures);
  const setting: DemoSetting = { now, addressOf: (file) => pictures.get(file)!.address };
  return db.transaction().execute(async (transaction) => {
    if (!(await settleDemo(transaction, 'seeded'))) return false;
    await raiseCatalogueVersion(transaction);
    await insertFiles(transaction, pictures, now);
    const orders = orderSetting ? catalogue.orders : [];
    await insertEntries(transaction, withSold(catalogue, soldIn(orders)), setting);
    if (orderSetting) await makeDemoOrders(transaction, orders, { ...orderSetting, now });
    return true;
  });
}

async function insertFiles(
  db: DatabaseTransaction,
  pictures: Map<string, StoredPicture>,
  now: Date,
): Promise<void> {
  for (const { address, bytes } of pictures.values()) await recordFile(db, address, bytes, now);
}

async function insertEntries(
  db: DatabaseTransaction,
  catalogue: DemoCatalogue,
  setting: DemoSetting,
): Promise<void> {
  const mark = { demo: true };
  for (const product of catalogue.products) await insertProduct(db, productOf(product, setting), mark);
  for (const workshop of catalogue.workshops) await insertWorkshop(db, workshopOf(workshop, setting), mark);
  for (const tutorial of catalogue.tutorials) await insertTutorial(db, tutorialOf(tutorial, setting), mark);
  for (const [position, text] of catalogue.bannerTexts.entries()) {
    await insertBannerText(db, bannerTextOf(text, position, setting), mark);
  }
}

/** So that what is left after the orders is what the catalogue says. */
function withSold(
  { products, workshops, ...others }: DemoCatalogue,
  sold: ReadonlyMap<string, number>,
): DemoCatalogue {
  const of = ({ key }: { key: string }, choices: readonly string[] = []) =>
    sold.get(soldKey(key, choices)) ?? 0;
  const withVariants = (product: DemoProduct) => {
    const { variants = [] } = product;
    const grown = variants.map((one) => ({ ...one, inventory: one.inventory + of(product, one.choices) }));
    const added = grown.reduce((sum, { inventory }, at) => sum + inventory - variants[at]!.inventory, 0);
    return { ...product, variants: grown, inventory: product.inventory + added + of(product) };
  };
  return {
    ...others,
    products: products.map(withVariants),
    workshops: workshops.map((workshop) => ({
      ...workshop,
      participants: workshop.participants - of(workshop),
    })),
  };
}

function pictureNames({ products, workshops, tutorials }: DemoCatalogue): string[] {
  const pictures = [
    ...products.flatMap((product) => product.pictures),
    ...workshops.map((workshop) => workshop.picture),
    ...tutorials.flatMap((tutorial) => [tutorial.cover, ...tutorial.pages]),
  ];
  return [...new Set(pictures.map(({ file }) => file))];
}
