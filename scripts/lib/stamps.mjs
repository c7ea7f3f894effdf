import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, inRoot } from './paths.mjs';

/** A hash of names and contents, not times, which every clone changes. Tests don't count. Paths from the root. */
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

export function hasStamp(file, stamp) {
  return existsSync(inRoot(file)) && readFileSync(inRoot(file), 'utf8') === stamp;
}

export function putStamp(file, stamp) {
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), stamp);
}
