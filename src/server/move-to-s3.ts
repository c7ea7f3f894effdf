/** Also works while the shop runs: pictures never change, so a second run copies only new ones. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureAddress } from '#contract/pictures.ts';
import { runCommand, withDatabase } from './command.ts';
import type { FileStore } from './pictures/file-store.ts';
import { recordedFiles } from './pictures/files.repository.ts';
import { openFileStore } from './pictures/open-file-store.ts';
import { nameS3 } from './storage/s3-address.ts';
import { CommandError } from './platform/process/command-error.ts';

const USAGE = 'FILES_URL=s3://… npm run move-to-s3   copies the pictures of DATA_DIR/files into the bucket';

await runCommand(async (args) => {
  if (args.length > 0) throw new CommandError(USAGE);
  await withDatabase(async (db, config) => {
    if (config.files === null) throw new CommandError(USAGE);
    const folder = join(config.dataDir, 'files');
    const store = await openFileStore(config);
    const pictures = await picturesIn(folder);
    await store.adopt(pictures, folder);
    const missing = await missingIn(store, [...pictures, ...(await recordedFiles(db))]);
    for (const address of missing)
      process.stderr.write(`The picture ${address} is missing from ${folder}.\n`);
    const count = `${pictures.length} ${pictures.length === 1 ? 'picture is' : 'pictures are'}`;
    process.stdout.write(`${count} in ${nameS3(config.files)}.
Start the shop with this FILES_URL. ${folder} was left as it is.
`);
  });
});

async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new CommandError(`There are no pictures at ${folder}.`);
  });
  return names.map((name) => `/files/${name}`).filter(readPictureAddress);
}

/** Verifies each upload. */
async function missingIn(store: FileStore, addresses: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const address of new Set(addresses)) if (!(await store.has(address))) missing.push(address);
  return missing;
}
