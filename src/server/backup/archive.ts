import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ReadEntry, create, extract, list, replace } from 'tar';
import { CommandError } from '../platform/process/command-error.ts';
import { type BackedUpFile, MANIFEST, type Manifest, isBackupPath, manifestSchema } from './manifest.ts';

export async function describeFile(folder: string, path: string): Promise<BackedUpFile> {
  const file = join(folder, path);
  return { path, bytes: (await stat(file)).size, sha256: await sha256Of(file) };
}

export interface ArchivePart {
  folder: string;
  paths: string[];
}

/** Flushed and readable by its owner only; the manifest describes `first` too. */
export async function writeArchive(
  file: string,
  manifest: Manifest,
  [first, ...rest]: [ArchivePart, ...ArchivePart[]],
): Promise<void> {
  await writeFile(join(first.folder, MANIFEST), JSON.stringify(manifest, null, 1));
  const settings = { file, portable: true, noDirRecurse: true, strict: true };
  await create({ ...settings, cwd: first.folder, mode: 0o600 }, [MANIFEST, ...first.paths]);
  for (const { folder, paths } of rest) {
    if (paths.length > 0) await replace({ ...settings, cwd: folder }, paths);
  }
  await flush(file);
}

/** Trusts nothing in the file. Throws a CommandError for a damaged or foreign one. */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  const names = await asBackup(file, () => namesIn(file));
  await asBackup(file, () => extract({ file, cwd: folder, strict: true, preserveOwner: false }));
  const manifest = await asBackup(file, async () =>
    manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))),
  );
  const named = manifest.files.map(({ path }) => path);
  if (
    named.toSorted().join('\n') !==
    names
      .filter((name) => name !== MANIFEST)
      .toSorted()
      .join('\n')
  )
    throw new CommandError(`${file} is damaged: it doesn't hold what its manifest names.`);
  for (const wanted of manifest.files) {
    const found = await describeFile(folder, wanted.path);
    if (found.bytes !== wanted.bytes || found.sha256 !== wanted.sha256)
      throw new CommandError(`${file} is damaged: ${wanted.path} is not as it was written.`);
    await flush(join(folder, wanted.path));
  }
  return manifest;
}

/** Checks the whole archive before anything is unpacked. */
async function namesIn(file: string): Promise<string[]> {
  const entries: ReadEntry[] = [];
  await list({ file, strict: true, onReadEntry: (entry) => void entries.push(entry) });
  const wrong = entries.find(
    ({ path, type }, index) =>
      (type !== 'File' && type !== 'OldFile') || !(index === 0 ? path === MANIFEST : isBackupPath(path)),
  );
  if (wrong)
    throw new CommandError(`${file} is no backup of a shop: it holds ${JSON.stringify(wrong.path)}.`);
  const names = entries.map(({ path }) => path);
  if (new Set(names).size < names.length)
    throw new CommandError(`${file} is no backup of a shop: it repeats a name.`);
  return names;
}

async function asBackup<Result>(file: string, reading: () => Promise<Result>): Promise<Result> {
  try {
    return await reading();
  } catch (error) {
    const { code, path, tarCode, message } = error as NodeJS.ErrnoException & { tarCode?: string };
    if (code === 'ENOENT' && path === file) throw new CommandError(`There is no ${file}.`);
    if (error instanceof CommandError || (code !== undefined && tarCode === undefined)) throw error;
    const reason = tarCode ? message : 'its manifest is not right';
    throw new CommandError(`${file} is no whole backup of a shop: ${reason}.`);
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
