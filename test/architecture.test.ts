/** The allowed imports (ARCHITECTURE), checked by folder, including new ones. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'src');

interface Import {
  /** Paths from src/; a package keeps its name. */
  from: string;
  to: string;
  path: string;
  typeOnly: boolean;
}

/** Bundled for the browser. */
const IN_BUNDLES = ['ui', 'web', 'admin'];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && statSync(join(SOURCE, path)).isFile(),
  )
  .toSorted();
const imports = files.flatMap(importsOf);

function importsOf(from: string): Import[] {
  const text = readFileSync(join(SOURCE, from), 'utf8');
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|^\s*import\s+()['"]([^'"]+)['"]|\bimport\(\s*()['"]([^'"]+)['"]/gm,
  );
  return [...statements].map((found) => {
    const target = (found[2] ?? found[4] ?? found[6])!;
    const to = target.startsWith('.')
      ? relative(SOURCE, join(SOURCE, dirname(from), target))
      : target.replace(/^#/, '');
    return { from, to: to.replace(/\?.*$/, ''), path: target, typeOnly: found[1] !== undefined };
  });
}

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const isOurs = ({ to }: Import) => files.includes(to) || existsSync(join(SOURCE, to)) || to.startsWith('..');
const relatives = imports.filter(({ path }) => path.startsWith('.'));
const foldersIn = (path: string) =>
  existsSync(join(SOURCE, path))
    ? readdirSync(join(SOURCE, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
const told = (wrong: Import[]) => wrong.map(({ from, to }) => `${from} imports ${to}`);
const importsIn = (folder: string) => imports.filter(({ from }) => inside(from, folder));

/** The storefront's only imports of the admin. */
const ADMIN_DOORS = ['admin/AdminScreen.tsx', 'admin/logout-question.ts'];

/** Allowed imports of each part besides itself. */
const ALLOWED: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  i18n: ['domain', 'contract'],
  // Of the contract only the addresses: the design system has no shop terms.
  ui: [
    'i18n',
    'domain/language.ts',
    'domain/money.ts',
    'contract/routes.ts',
    'contract/search-params.ts',
    'contract/pictures.ts',
  ],
  web: ['ui', 'domain', 'contract', 'i18n', ...ADMIN_DOORS],
  'web/api': ['contract', 'domain'],
  'web/features': ['ui', 'web/api', 'contract', 'domain', 'i18n'],
  admin: [
    'ui',
    'web/api',
    'web/features',
    'web/shell',
    'web/screen.ts',
    'web/router-context.ts',
    'domain',
    'contract',
    'i18n',
  ],
  server: ['domain', 'contract', 'i18n', 'web'],
};

describe('imports', () => {
  it('go to another top folder by its # name and climb one folder at most', () => {
    const wrong = relatives.filter(
      ({ path, from, to }) => path.startsWith('../../') || from.split('/')[0] !== to.split('/')[0],
    );
    expect(told(wrong)).toEqual([]);
  });

  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports).toContainEqual({
      from: 'contract/common.ts',
      to: 'domain/bounds.ts',
      path: '#domain/bounds.ts',
      typeOnly: false,
    });
    expect(imports).toContainEqual({
      from: 'server/platform/http/errors.ts',
      to: 'domain/language.ts',
      path: '#domain/language.ts',
      typeOnly: true,
    });
  });

  it('form no cycle, not even of types or of code that is loaded later', () => {
    expect(importCycles(imports.filter(isOurs)).map((cycle) => cycle.join(' -> '))).toEqual([]);
  });

  it('know every part of the source', () => {
    expect(foldersIn('').filter((folder) => !(folder in ALLOWED))).toEqual([]);
  });

  test.each(Object.entries(ALLOWED))('of %s stay within what it may see', (part, allowed) => {
    const wrong = importsIn(part).filter(
      (found) => isOurs(found) && ![part, ...allowed].some((folder) => inside(found.to, folder)),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('of the domain name no package', () => {
    expect(told(importsIn('domain').filter((found) => !isOurs(found)))).toEqual([]);
  });

  it('of i18n take only types from the contract', () => {
    const wrong = importsIn('i18n').filter(({ to, typeOnly }) => inside(to, 'contract') && !typeOnly);
    expect(told(wrong)).toEqual([]);
  });

  it('of a feature of the pages never reach a sibling', () => {
    expect(told(siblings('web/features'))).toEqual([]);
  });

  it("of a feature of the server never reach a sibling's repository", () => {
    expect(told(siblings('server/features').filter(({ to }) => to.endsWith('.repository.ts')))).toEqual([]);
  });

  it('of routes are made by app.ts, or by the routes of the same feature', () => {
    const featureOf = (file: string) => file.split('/').slice(0, 3).join('/');
    const wrong = imports.filter(
      ({ from, to }) =>
        to.endsWith('routes.ts') &&
        inside(to, 'server') &&
        from !== 'server/app.ts' &&
        !(from.endsWith('.routes.ts') && featureOf(from) === featureOf(to)),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('of the query builder are made by repositories and db/ alone', () => {
    const databases = ['kysely', 'kysely/migration', 'better-sqlite3', 'pg'];
    const wrong = imports.filter(
      ({ from, to }) =>
        databases.includes(to) && !inside(from, 'server/db') && !from.endsWith('.repository.ts'),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('of the pages are made by ssr/ alone', () => {
    const wrong = importsIn('server').filter(
      ({ from, to }) => inside(to, 'web') && !inside(from, 'server/ssr'),
    );
    expect(told(wrong)).toEqual([]);
  });

  it('of the admin are made behind its doors, which load its code only when they are used', () => {
    const isAdmin = (path: string) => inside(path, 'admin') || inside(path, 'i18n/admin');
    const intoAdmin = imports.filter(({ from, to }) => !isAdmin(from) && isAdmin(to));
    expect(told(intoAdmin.filter(({ to, typeOnly }) => !ADMIN_DOORS.includes(to) && !typeOnly))).toEqual([]);
    for (const door of ADMIN_DOORS) {
      const loadedAtOnce = readFileSync(join(SOURCE, door), 'utf8').match(
        /^import (?!type).* from '\.\/[^']+\.tsx?'/gm,
      );
      expect(loadedAtOnce).toBeNull();
    }
  });

  it('of a migration name nothing of ours', () => {
    expect(told(importsIn('server/db/migrations').filter(isOurs))).toEqual([]);
  });
});

it('a cast past the types says why, on its line or the one before', () => {
  const unexplained = files.flatMap((path) => {
    const lines = readFileSync(join(SOURCE, path), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      /\bas (?:never|unknown as)\b/.test(line.replace(/\/\*.*|^\s*\*.*|\/\/.*/, '')) &&
      !line.includes('//') &&
      !/^\s*(?:\/\/|\*|\/\*)/.test(lines[index - 1] ?? '')
        ? [`${path}:${index + 1}`]
        : [],
    );
  });
  expect(unexplained).toEqual([]);
});

describe('a built shop', () => {
  it('runs on the dependencies; what its pages are bundled from is for building', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    const own = imports.filter(
      (found) =>
        !IN_BUNDLES.some((folder) => inside(found.from, folder)) && !found.typeOnly && !isOurs(found),
    );
    const packages = own.map(({ to }) =>
      to
        .split('/')
        .slice(0, to.startsWith('@') ? 2 : 1)
        .join('/'),
    );
    const used = new Set(packages.filter((name) => !name.startsWith('node:')));
    // Loaded only when the pages run from source.
    used.delete('vite');
    // Read as a file, by the name that import.meta.resolve is given.
    used.add('@zxcvbn-ts/language-common');
    expect([...used].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });
});

function siblings(parent: string): Import[] {
  return foldersIn(parent).flatMap((feature) =>
    importsIn(`${parent}/${feature}`).filter(
      ({ to }) =>
        inside(to, parent) &&
        !inside(to, `${parent}/${feature}`) &&
        to.split('/').length > parent.split('/').length + 1,
    ),
  );
}

/** One cycle per group of cyclic imports; its first file is repeated at the end. */
function importCycles(edges: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    if (finished.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    path.push(file);
    for (const target of targets.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file);
  return cycles;
}

describe('the search for cycles', () => {
  const edges = (...pairs: string[]) =>
    pairs.map((pair) => ({ from: pair.split('>')[0]!, to: pair.split('>')[1]! }));

  it('finds none where files share an import', () => {
    expect(importCycles(edges('a>b', 'a>c', 'b>d', 'c>d'))).toEqual([]);
  });

  it('finds a file that imports itself, and a cycle behind other files', () => {
    expect(importCycles(edges('a>b', 'b>c', 'c>d', 'd>b', 'e>e'))).toEqual([
      ['b', 'c', 'd', 'b'],
      ['e', 'e'],
    ]);
  });
});
