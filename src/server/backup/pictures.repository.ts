import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/schema.ts';

export interface NamedPictures {
  there: string[];
  missing: string[];
}

export async function namedPictures(db: Database, dir: string): Promise<NamedPictures> {
  const rows = await db.selectFrom('files').select('name').orderBy('name').execute();
  const there: string[] = [];
  const missing: string[] = [];
  for (const { name } of rows) ((await isThere(join(dir, name))) ? there : missing).push(name);
  return { there, missing };
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
