/** What an import does after it was written down; each step is one transaction, and is done once. */
import { setImmediate } from 'node:timers/promises';
import type { User } from '#contract/auth.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { lockEntry } from '#server/db/entries/entries.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import {
  type EditingWithin,
  changeLocked,
  createEntryWithin,
  deleteEntryWithin,
  lockForChange,
} from '../entries/entries.service.ts';
import { productEntries } from '../products/product-entries.ts';
import type { FoundProblem } from './formats/found-product.ts';
import {
  type ImportProduct,
  findImport,
  lockImport,
  madeProducts,
  nextWaiting,
  setProblems,
  setProduct,
  unmadeProducts,
} from './imports.repository.ts';
import { type PictureState, pictureFields, pictureProblems } from './picture-states.ts';
import { type PictureSources, PicturesByAddress } from './pictures-by-address.ts';

export interface ImportOptions extends PictureSources {
  catalogue: CatalogueVersion;
  now: () => Date;
  /** ms that a call may spend on pictures. */
  fetchTime?: number;
}

/** Products of one transaction: SQLite serves nothing else meanwhile. */
const BATCH = 10;

/** Makes the products that are still to be made; `by` null is the shop itself. */
export async function makeProducts(options: ImportOptions, importId: string, by: User | null): Promise<void> {
  await inBatches(options, async (transaction) => {
    if (!(await isOn(transaction, importId))) return 0;
    const batch = await unmadeProducts(transaction, importId, BATCH);
    for (const product of batch) {
      const pictures = pictureFields(product.pictures);
      const active = product.active && pictures.imagePath !== '';
      const input = { ...product.fields!, ...pictures, active };
      const { _id, version } = await createEntryWithin(transaction, editingBy(options, by), input);
      await setProduct(transaction, importId, { ...product, fields: null, entryId: _id, version });
    }
    return batch.length;
  });
}

/** Fetches the pictures that are still to come. Throws the signal's reason once it is aborted. */
export async function attachPictures(
  options: ImportOptions,
  importId: string,
  signal: AbortSignal,
): Promise<void> {
  const source = new PicturesByAddress(options);
  for (let after = -1; ;) {
    signal.throwIfAborted();
    if (!(await isOn(options.db, importId))) return;
    const product = await nextWaiting(options.db, importId, after);
    if (!product) return;
    const pictures: PictureState[] = [];
    for (const picture of product.pictures) {
      const outcome = picture.outcome ?? (await source.fetch(picture.address, signal));
      pictures.push({ ...picture, outcome });
    }
    await options.catalogue.write((transaction) =>
      attachTo(transaction, options, importId, { ...product, pictures }, product.pictures),
    );
    after = product.position;
  }
}

async function attachTo(
  transaction: DatabaseTransaction,
  options: ImportOptions,
  importId: string,
  product: ImportProduct,
  before: readonly PictureState[],
): Promise<void> {
  const found = await lockImport(transaction, importId);
  if (!found || found.undone_at !== null) return;
  const known = new Set(pictureProblems(product.row, before).map((problem) => JSON.stringify(problem)));
  const fresh = pictureProblems(product.row, product.pictures).filter(
    (problem) => !known.has(JSON.stringify(problem)),
  );
  const problems = JSON.parse(found.problems) as FoundProblem[];
  if (fresh.length > 0) await setProblems(transaction, importId, [...problems, ...fresh]);
  const version = await changed(transaction, options, product, before);
  await setProduct(transaction, importId, { ...product, version });
}

/** The version that the import stands for, unless somebody has changed or deleted the product. */
async function changed(
  transaction: DatabaseTransaction,
  options: ImportOptions,
  product: ImportProduct,
  before: readonly PictureState[],
): Promise<number | null> {
  const id = product.entryId!;
  const state = await lockEntry(transaction, 'products', id);
  if (!state || state.deletedAt !== null) return product.version;
  const isOurs = state.version === product.version;
  const pictures = pictureFields(product.pictures);
  const input = isOurs
    ? { ...pictures, active: product.active && pictures.imagePath !== '' }
    : await addedTo(transaction, id, pictureFields(product.pictures), pictureFields(before));
  const editing = editingBy(options, null);
  const entry = await lockForChange(transaction, editing.type, id, undefined);
  const { version } = await changeLocked(transaction, editing, entry, input, 'changed');
  return isOurs ? version : product.version;
}

type PictureFields = ReturnType<typeof pictureFields>;

/** What the admin has arranged since stays; what has arrived comes after it. */
async function addedTo(
  transaction: DatabaseTransaction,
  id: string,
  now: PictureFields,
  before: PictureFields,
): Promise<PictureFields> {
  const product = (await productEntries.find(transaction, id))!;
  const had = new Set([before.imagePath, ...before.secondaryImagesPathes]);
  const shown = [product.imagePath, ...product.secondaryImagesPathes].filter(Boolean);
  const arrived = [now.imagePath, ...now.secondaryImagesPathes].filter(
    (address) => !had.has(address) && !shown.includes(address),
  );
  const [imagePath = '', ...others] = [...shown, ...arrived];
  return {
    imagePath,
    secondaryImagesPathes: others.slice(0, BOUNDS.secondaryImages),
    imageAlts: { ...now.imageAlts, ...product.imageAlts },
  };
}

/** Deletes what the import made and nobody has changed since. */
export async function undoProducts(options: ImportOptions, importId: string, by: User | null): Promise<void> {
  await inBatches(options, async (transaction) => {
    const batch = await madeProducts(transaction, importId, BATCH);
    for (const product of batch) {
      const id = product.entryId!;
      const state = await lockEntry(transaction, 'products', id);
      if (state?.deletedAt === null && state.version === product.version)
        await deleteEntryWithin(transaction, editingBy(options, by), id, undefined);
      await setProduct(transaction, importId, { ...product, version: null });
    }
    return batch.length;
  });
}

async function inBatches(
  { catalogue }: ImportOptions,
  work: (transaction: DatabaseTransaction) => Promise<number>,
): Promise<void> {
  while ((await catalogue.write(work)) === BATCH) await setImmediate();
}

async function isOn(db: Database, importId: string): Promise<boolean> {
  const found = await findImport(db, importId);
  return found !== null && found.undone_at === null;
}

function editingBy({ now }: ImportOptions, by: User | null): EditingWithin {
  return { type: productEntries, by, now: now() };
}
