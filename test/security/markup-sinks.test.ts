/** The pages have no way to turn a text into markup: whatever is shown goes through React. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../src/web');
const SINKS =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|createContextualFragment|DOMParser|setAttribute\(\s*['"]on/;

test('no part of the pages writes markup', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => SINKS.test(readFileSync(join(WEB, path), 'utf8')))).toEqual([]);
});
