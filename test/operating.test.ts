import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const operating = read('docs/operating.md');
const runbook = read('docs/runbook.md');
const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe('the command shop', () => {
  const script = read('deploy/shop');
  const commands = /^ {2}(admin \|.*)\) run_command/m.exec(script)?.[1]?.split(' | ') ?? [];

  it('passes on commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(commands).toContain('backup');
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('has everything that the pages use', () => {
    const used = [...`${operating}${runbook}`.matchAll(/^ {4}shop ([a-z-]+)/gm)].map(
      ([, command]) => command!,
    );
    expect(used).toContain('restore');
    expect(used.filter((command) => ![...commands, 'update', 'use', 'versions'].includes(command))).toEqual(
      [],
    );
  });

  test.each(['shop', 'backup.sh'])('%s is a script that the shell can read', (name) => {
    execFileSync('sh', ['-n', join(ROOT, 'deploy', name)]);
  });
});

test.each(['deploy/hammer-and-paper.service', 'deploy/Containerfile'])(
  '%s tells Node what npm start does',
  (file) => {
    const start = read('scripts/lib/shop-process.mjs');
    expect(start).toContain(' --max-semi-space-size=4`');
    expect(start).toContain("MALLOC_ARENA_MAX: '2'");
    expect(read(file)).toMatch(
      /NODE_COMPILE_CACHE=\S+\/dist\/compiled NODE_OPTIONS=--max-semi-space-size=4 MALLOC_ARENA_MAX=2\n/,
    );
  },
);

it('the settings of the example are taken', () => {
  const [, example = ''] = /For example:\n\n((?: {4}.*\n)+)/.exec(operating) ?? [];
  const settings = Object.fromEntries(
    [...example.matchAll(/^ {4}(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const known = new Set([...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  expect(readConfig(settings)).toMatchObject({
    publicUrl: 'https://shop.example',
    trustProxy: 1,
    demo: false,
  });
});

test.each(pages)('every link of %s leads somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? page : join(dirname(page), path);
    return (
      !existsSync(join(ROOT, target)) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor))
    );
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** Anchors of headings, as repositories generate them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
