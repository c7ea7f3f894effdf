import type { User } from '#contract/auth.ts';
import { IMPORT_LIMITS, type ImportFormat, type ImportInput, type ImportPreview } from '#contract/imports.ts';
import { lockCatalogue } from '#server/db/catalogue-version.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { type IdempotentResult, earlierResult, runOnce } from '#server/idempotency/idempotency.ts';
import { enqueue, makeJobDue } from '#server/jobs/jobs.repository.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { CsvFileError } from './csv/read-csv.ts';
import { fetchFirst, checkPictures } from './first-pictures.ts';
import type { FoundProblem } from './formats/found-product.ts';
import { IMPORT_JOB } from './import-job.ts';
import { type ImportOptions, makeProducts, undoProducts } from './import-work.ts';
import {
  countProducts,
  findImport,
  insertImport,
  knownProductIds,
  knownSourceKeys,
  lockImport,
  markUndone,
} from './imports.repository.ts';
import { type PictureState, pictureProblems } from './picture-states.ts';
import { type ImportPlan, planImport, sourceKey } from './plan-import.ts';
import type { PlannedProduct } from './planned-product.ts';

export interface ImportOutcome {
  _id?: string;
  format: ImportFormat;
  rows: number;
  created: number;
  skipped: number;
  problems: FoundProblem[];
}

export interface StoredImport extends ImportOutcome {
  _id: string;
  createdDate: string;
  waiting: { products: number; pictures: number };
}

interface ImportCall {
  by: User;
  /** Of the `Idempotency-Key`. */
  key?: string | undefined;
  isGone: () => boolean;
}

/** ms until another process takes over from one that was killed */
const TAKEOVER = 60_000;

interface Planned extends PlannedProduct {
  pictures: PictureState[];
}

/** Writes nothing. Throws an ApiError for a file that can't be read. */
export async function tryImport(
  options: ImportOptions,
  { csv }: ImportInput,
): Promise<ImportOutcome & { preview: ImportPreview[] }> {
  const plan = await readPlan(options, csv);
  await checkPictures(options, plan.products);
  const problems = [...plan.problems, ...plan.products.flatMap(problemsOf)];
  const preview = plan.products.slice(0, IMPORT_LIMITS.shown).map(previewOf);
  return { ...outcomeOf(plan), problems: inOrder(problems), preview };
}

/** Throws an ApiError for a file that can't be read, or a key that was used for another file. */
export async function runImport(
  options: ImportOptions,
  { csv }: ImportInput,
  { by, key, isGone }: ImportCall,
): Promise<ImportOutcome> {
  const call = key === undefined ? null : keyOfCall(by, key, csv);
  // Its products are found in the shop now, so a second plan would skip them all.
  const earlier = call && (await earlierResult(options.db, call));
  const made = earlier ? referenceOf(earlier) : '';
  if (made !== '') return finishImport(options, made, by);
  const plan = await readPlan(options, csv);
  await fetchFirst(options, plan.products);
  if (isGone()) throw new ApiError('malformed');
  const written = await options.db.transaction().execute(async (transaction) => {
    if (!call || plan.products.length === 0) return writeImport(transaction, options, plan);
    let outcome: ImportOutcome | undefined;
    const result = await runOnce(transaction, { ...call, now: options.now() }, async () => {
      outcome = await writeImport(transaction, options, plan);
      return outcome._id ?? '';
    });
    return outcome ?? { ...outcomeOf(plan), _id: referenceOf(result), problems: [] };
  });
  return written._id ? finishImport(options, written._id, by) : written;
}

function keyOfCall(by: User, key: string, csv: string) {
  return { userId: by._id, call: 'POST /admin/imports', key, body: csv };
}

function referenceOf(result: IdempotentResult): string {
  if (result.kind === 'key_reused') throw new ApiError('key_reused');
  return result.reference;
}

async function finishImport(options: ImportOptions, id: string, by: User): Promise<StoredImport> {
  await makeProducts(options, id, by);
  await makeJobDue(options.db, id, options.now().toISOString());
  return storedImport(options, id);
}

/** Throws an ApiError (404) also for one that was undone. */
export async function storedImport({ db }: ImportOptions, id: string): Promise<StoredImport> {
  const found = await findImport(db, id);
  if (!found || found.undone_at !== null) throw new ApiError('not_found');
  const { all, unmade, pictures } = await countProducts(db, id);
  return {
    _id: id,
    createdDate: found.created_at,
    format: found.format,
    rows: found.rows,
    created: all,
    skipped: found.skipped,
    problems: inOrder(JSON.parse(found.problems) as FoundProblem[]),
    waiting: { products: unmade, pictures },
  };
}

/** Throws an ApiError (404) also for one that was undone. */
export async function undoImport(options: ImportOptions, id: string, by: User): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    const found = await lockImport(transaction, id);
    if (!found || found.undone_at !== null) throw new ApiError('not_found');
    const now = options.now();
    await markUndone(transaction, id, now.toISOString());
    await enqueueWork(transaction, `${id}-undo`, id, now);
  });
  await undoProducts(options, id, by);
}

async function readPlan(options: ImportOptions, csv: string): Promise<ImportPlan & { products: Planned[] }> {
  if (Buffer.byteLength(csv) > IMPORT_LIMITS.bytes) throw new ApiError('too_large');
  try {
    return await withoutKnown(options.db, await planImport(csv, options.now()));
  } catch (error) {
    throw error instanceof CsvFileError ? new ApiError('invalid', { csv: error.problem }) : error;
  }
}

async function withoutKnown<Plan extends ImportPlan>(db: ImportOptions['db'], plan: Plan): Promise<Plan> {
  const keys = plan.products.map((product) => sourceKey(plan.format, product));
  const knownKeys = await knownSourceKeys(db, keys);
  const ids = plan.products.flatMap(({ id }) => id ?? []);
  const knownIds = await knownProductIds(db, ids);
  const isKnown = ({ id }: PlannedProduct, index: number) =>
    knownKeys.has(keys[index]!) || (id !== undefined && knownIds.has(id));
  const known = plan.products.filter(isKnown);
  const problems = known.map(({ row }): FoundProblem => ({ row, problem: { problem: 'already_here' } }));
  return {
    ...plan,
    products: plan.products.filter((product, index) => !isKnown(product, index)),
    skipped: plan.skipped + known.length,
    problems: [...plan.problems, ...problems],
  };
}

async function writeImport(
  transaction: DatabaseTransaction,
  { now }: ImportOptions,
  given: ImportPlan & { products: Planned[] },
): Promise<ImportOutcome> {
  // Of two imports at the same moment, the second finds the first one's products.
  await lockCatalogue(transaction);
  const plan = await withoutKnown(transaction, given);
  const problems = inOrder([...plan.problems, ...plan.products.flatMap(problemsOf)]);
  if (plan.products.length === 0) return { ...outcomeOf(plan), problems };
  const _id = newId();
  const createdDate = now().toISOString();
  const { format, rows, skipped } = plan;
  const products = plan.products.map((product) => ({ ...product, sourceKey: sourceKey(format, product) }));
  await insertImport(transaction, { id: _id, format, createdDate, rows, skipped, problems }, products);
  await enqueueWork(transaction, _id, _id, now());
  return { ...outcomeOf(plan), _id, problems };
}

async function enqueueWork(
  transaction: DatabaseTransaction,
  id: string,
  importId: string,
  now: Date,
): Promise<void> {
  const runAfter = new Date(now.getTime() + TAKEOVER).toISOString();
  await enqueue(transaction, IMPORT_JOB, { importId }, { id, now: now.toISOString(), runAfter });
}

function outcomeOf({ format, rows, skipped, products }: ImportPlan) {
  return { format, rows, skipped, created: products.length };
}

function problemsOf({ row, problems, pictures }: Planned): FoundProblem[] {
  return [...problems, ...pictureProblems(row, pictures)];
}

function previewOf({ row, fields, pictures }: Planned): ImportPreview {
  const { title, price, discount, category, inventory, active, options, variants } = fields;
  const left = pictures.filter(({ outcome }) => !outcome || 'stored' in outcome).length;
  return {
    row,
    title,
    price,
    discount,
    category,
    inventory,
    active: active && left > 0,
    options: options.length,
    variants: variants.length,
    pictures: left,
  };
}

function inOrder(problems: readonly FoundProblem[]): FoundProblem[] {
  return problems.toSorted((a, b) => a.row - b.row);
}
