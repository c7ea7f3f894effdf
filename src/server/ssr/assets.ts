import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '#domain/language.ts';
import { pageStylesAddress } from './page-styles.ts';

const ENTRY = 'src/web/entry.client.tsx';

/** What the admin's app needs to open at a studio day, in both languages. */
const STUDIO_DAY = [
  'src/admin/AdminScreen.tsx',
  'src/admin/AdminApp.tsx',
  'src/admin/studio-day/StudioDayPage.tsx',
  'src/i18n/he.ts',
  'src/i18n/en.ts',
  'src/i18n/admin/he.ts',
  'src/i18n/admin/en.ts',
];

interface ManifestFile {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestFile>;

export interface AssetsOfPage {
  /** Their addresses, imported ones first, the entry last. */
  scripts: readonly string[];
  /** Tags of fonts and style sheets. */
  styles: string;
}

export interface PageAssets {
  of: (modules: readonly string[], lang: Lang) => AssetsOfPage;
}

export function readPageAssets(clientDir: string): PageAssets {
  const manifest = readManifest(clientDir);
  const made = new Map<string, AssetsOfPage>();
  return {
    of(modules, lang) {
      const key = [lang, ...modules].join(' ');
      const known = made.get(key);
      if (known !== undefined) return known;
      const assets = assetsOf(manifest, modules, lang);
      made.set(key, assets);
      return assets;
    },
  };
}

function readManifest(clientDir: string): Manifest {
  return JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** All that there are, below the folder. */
export function styleSheets(clientDir: string): string[] {
  return Object.values(readManifest(clientDir)).flatMap(({ css = [] }) => css);
}

/** Their addresses, each once. */
export function studioDayFiles(clientDir: string): string[] {
  const manifest = readManifest(clientDir);
  const needed = filesOf(manifest, [ENTRY, ...STUDIO_DAY]);
  const files = needed.flatMap(({ file, css = [] }) => [file, ...css]);
  const fonts = (manifest[ENTRY]!.assets ?? []).filter((file) => file.endsWith('.woff2'));
  return [...new Set([...files, ...fonts])].map((file) => `/${file}`);
}

function assetsOf(manifest: Manifest, modules: readonly string[], lang: Lang): AssetsOfPage {
  const files = filesOf(manifest, [ENTRY, `src/i18n/${lang}.ts`, ...modules]);
  const styles = [...new Set(files.flatMap(({ css = [] }) => css))];
  const scripts = files.map(({ file }) => file).filter((file) => file.endsWith('.js'));
  const entry = manifest[ENTRY]!.file;
  // The studio day's worker keeps files one by one.
  const isAdmin = modules.some((name) => name.startsWith('src/admin/'));
  const tags = [
    ...fontsOf(manifest, lang).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...(isAdmin || styles.length < 2 ? styles.map((file) => sheet(`/${file}`)) : togetherOf(styles)),
  ];
  return {
    scripts: [...scripts.filter((file) => file !== entry), entry].map((file) => `/${file}`),
    styles: tags.join(''),
  };
}

/** For scripts that load at once, after styles and fonts. */
export function tagsOf(scripts: readonly string[]): string {
  const entry = scripts.at(-1)!;
  return [
    ...scripts
      .slice(0, -1)
      .map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`),
    `<script type="module" fetchpriority="low" src="${entry}"></script>`,
  ].join('');
}

/** Those that are in the one sheet are named, too: what is loaded later asks for none of them again. */
function togetherOf(styles: readonly string[]): string[] {
  return [sheet(pageStylesAddress(styles)), ...styles.map((file) => sheet(`/${file}`, ' disabled'))];
}

function sheet(address: string, state = ''): string {
  return `<link rel="stylesheet" href="${address}"${state}>`;
}

function filesOf(manifest: Manifest, modules: string[]): ManifestFile[] {
  const seen = new Set<string>();
  const visit = (name: string): ManifestFile[] => {
    const found = manifest[name];
    if (!found || seen.has(name)) return [];
    seen.add(name);
    return [...(found.imports ?? []).flatMap(visit), found];
  };
  return modules.flatMap(visit);
}

function fontsOf(manifest: Manifest, lang: Lang): string[] {
  const script = lang === 'he' ? '-hebrew-' : '-latin-';
  return (manifest[ENTRY]!.assets ?? []).filter((file) => file.includes(script) && file.endsWith('.woff2'));
}
