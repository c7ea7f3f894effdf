import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readPictureName } from '../pictures/picture-files.ts';

export const MANIFEST = 'manifest.json';
export const DATABASE = { sqlite: 'shop.db', postgres: 'shop.dump' } as const;
/** In the archive and in DATA_DIR. */
export const PICTURES = 'files';

const fileSchema = z.strictObject({
  path: z.string().refine(isBackupPath),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  shop: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()).min(1),
  createdAt: z.iso.datetime(),
  files: z.array(fileSchema).min(1),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpFile = Manifest['files'][number];

export function isBackupPath(path: string): boolean {
  if (path === DATABASE.sqlite || path === DATABASE.postgres) return true;
  if (!path.startsWith(`${PICTURES}/`)) return false;
  const name = readPictureName(path.slice(PICTURES.length + 1));
  return name !== null && name.copy === undefined;
}

export function shopVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
