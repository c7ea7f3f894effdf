/** Remembering what something was made from, so that it is made again only when that has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, inRoot } from './paths.mjs';

/**
 * A hash over the names and contents of these files and folders, given from the project's root.
 * Contents, not times: a clone or a change of branch touches every file's time. Tests don't count.
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => filesUnder(path)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(inner) : [inner];
    })
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

/** Whether `file`, relative to the project's root, holds this stamp. */
export function hasStamp(file, stamp) {
  return existsSync(inRoot(file)) && readFileSync(inRoot(file), 'utf8') === stamp;
}

export function putStamp(file, stamp) {
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), stamp);
}
