import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
const PAGES = ['ui', 'web', 'admin'];
const SINKS =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|createContextualFragment|DOMParser|setAttribute\(\s*['"]on/;

test('no part of the pages writes markup', () => {
  const sources = PAGES.flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  ).filter((path) => /\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => SINKS.test(readFileSync(join(SOURCE, path), 'utf8')))).toEqual([]);
});
