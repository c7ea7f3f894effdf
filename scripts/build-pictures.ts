/** Prepares the demo pictures with their AVIF copies in dist/pictures; `index.json` there names each file's address. */
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureAddress, widthsFor } from '#contract/pictures.ts';
import { writeDurably } from '#server/storage/durable-write.ts';
import { createFileStore } from '#server/pictures/file-store.ts';
import { contentHash, processPicture } from '#server/pictures/process-picture.ts';

const root = join(import.meta.dirname, '..');
const from = join(root, 'src', 'server', 'demo', 'pictures');
const to = join(root, 'dist', 'pictures');
/** One per core: the store encodes two at a time. */
const AT_ONCE = 2;

const start = performance.now();
await mkdir(to, { recursive: true });
const store = createFileStore({ dir: to });
const names = (await readdir(from)).filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name)).sort();
/** Addresses prepared by an earlier run, by content hash. */
const known = new Map((await readdir(to)).map((name) => [name.slice(0, 20), `/files/${name}`]));
const index = new Map<string, string>();

async function prepare(name: string): Promise<void> {
  const bytes = await readFile(join(from, name));
  const address = known.get(contentHash(bytes)) ?? (await store.save(await processPicture(bytes)));
  for (const width of widthsFor(readPictureAddress(address)!.width)) {
    const copy = await store.copy(address, width, 'avif');
    await copy?.close();
  }
  index.set(name, address);
  if (index.size % 20 === 0 || index.size === names.length) report();
}

function report(): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Preparing the demo pictures: ${index.size} of ${names.length} (${seconds} s)`);
}

const queue = names.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const name of queue) await prepare(name);
  }),
);
const sorted = Object.fromEntries(names.map((name) => [name, index.get(name)]));
await writeDurably(join(to, 'index.json'), Buffer.from(`${JSON.stringify(sorted, null, 2)}\n`));
