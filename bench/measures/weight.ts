/**
 * What a page loads before a first touch: its HTML, scripts and styles as gzip makes them (whatever the server
 * sends, so that the figure can be compared), fonts and pictures as they come.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS } from '../../src/domain/language.ts';
import { firstVisit } from '../lib/browser.ts';
import { type Bench, type Line, type Measure, type PageUnderTest, SCREENS, type Screen, kilobytes } from '../lib/measure.ts';
import { PAGES } from '../lib/pages.ts';

/** Bytes of gzip (issue 2, Done when); given for home, held by every page. */
const BUDGET = { script: 130_000, style: 30_000 };
/** Level 9, as files that are compressed once are. */
const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length;
const MANIFEST = join(import.meta.dirname, '../../dist/client/.vite/manifest.json');

type Kind = 'html' | 'script' | 'style' | 'font' | 'picture';
type Weights = Record<Kind, number>;

export const weight: Measure = {
  title: 'What a page loads before a first touch (scripts, styles and HTML: gzip)',
  async run(bench) {
    const lines: Line[] = [];
    let strangers = 0;
    for (const page of PAGES) {
      const visits: Set<string>[] = [];
      for (const screen of SCREENS) visits.push(await addressesOf(bench, page, screen));
      lines.push(...(await weigh(page, visits)));
      strangers += visits.reduce((sum, addresses) => sum + otherLanguages(page, addresses), 0);
    }
    const what = 'files with the texts of another language';
    return [...lines, { what, figure: `${strangers}`, budget: '0', ok: strangers === 0, binding: true }];
  },
};

/** Everything that a first visit asks for until the line is quiet. */
async function addressesOf({ shop, browser }: Bench, page: PageUnderTest, screen: Screen): Promise<Set<string>> {
  const context = await firstVisit(browser, page.lang, screen);
  const tab = await context.newPage();
  const addresses = new Set<string>();
  tab.on('request', (request) => addresses.add(request.url()));
  await tab.goto(shop.url + page.path, { waitUntil: 'networkidle' });
  await context.close();
  return addresses;
}

/** Code counts at the screen on which it weighs most; pictures are told for each. */
async function weigh({ name, lang }: PageUnderTest, visits: Set<string>[]): Promise<Line[]> {
  const weights = await Promise.all(visits.map(weightsOf));
  const most = (kind: Kind) => Math.max(...weights.map((found) => found[kind]));
  const pictures = weights.map(({ picture }, visit) => `${kilobytes(picture)} at ${SCREENS[visit]!.width}`).join(', ');
  return [
    within(`${name} ${lang}: scripts`, most('script'), BUDGET.script),
    within(`${name} ${lang}: styles`, most('style'), BUDGET.style),
    { what: `${name} ${lang}: HTML; fonts`, figure: `${kilobytes(most('html'))}; ${kilobytes(most('font'))}` },
    { what: `${name} ${lang}: pictures`, figure: pictures },
  ];
}

async function weightsOf(addresses: Set<string>): Promise<Weights> {
  const found: Weights = { html: 0, script: 0, style: 0, font: 0, picture: 0 };
  for (const address of addresses) {
    const answer = await fetch(address);
    const kind = kindOf(answer.headers.get('content-type') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    if (kind) found[kind] += kind === 'font' || kind === 'picture' ? body.length : gzip(body);
  }
  return found;
}

function within(what: string, bytes: number, budget: number): Line {
  return { what, figure: kilobytes(bytes), budget: kilobytes(budget), ok: bytes <= budget, binding: true };
}

function kindOf(type: string): Kind | null {
  if (type.startsWith('text/html')) return 'html';
  if (/javascript/.test(type)) return 'script';
  if (type.startsWith('text/css')) return 'style';
  if (/font|woff/.test(type)) return 'font';
  return type.startsWith('image/') ? 'picture' : null;
}

/** How many loaded files hold the interface texts of another language than the page's. */
function otherLanguages({ lang }: PageUnderTest, addresses: Set<string>): number {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const files = LANGS.filter((other) => other !== lang).map((other) => manifest[`src/i18n/${other}.ts`]!.file);
  return [...addresses].filter((address) => files.some((file) => address.endsWith(`/${file}`))).length;
}
