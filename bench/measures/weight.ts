/** What a page loads before the first interaction; HTML, scripts and styles with gzip, so that the figures compare. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { TOKEN_KEY } from '#web/features/session/token.ts';
import { firstVisit } from '../lib/browser.ts';
import {
  type Bench,
  type Line,
  type Measure,
  type PageUnderTest,
  SCREENS,
  type Screen,
  kilobytes,
} from '../lib/measure.ts';
import { call, customerWithCart, linesOf } from '../lib/customers.ts';
import { PAGES, morePages } from '../lib/pages.ts';
import { type Weights, weightsOf, within } from '../lib/weights.ts';

/** Bytes of gzip; React and the router alone are 87 kB of the scripts (decision 0026). */
const BUDGET = { script: 119_200, otherScript: 121_200, packedScript: 110_000, style: 20_000 };
/** Beyond what the checkout of an empty cart loads. */
const ORDER_FORM_BUDGET = { script: 11_600, style: 3_000 };
const MANIFEST = join(import.meta.dirname, '../../dist/client/.vite/manifest.json');

export const weight: Measure = {
  title: 'What a page loads before a first touch (scripts, styles and HTML: gzip)',
  async run(bench) {
    const lines: Line[] = [];
    let strangers = 0;
    for (const page of [...PAGES, ...(await morePages(bench.shop.url))]) {
      const visits = await Promise.all(SCREENS.map((screen) => addressesOf(bench, page, screen)));
      lines.push(...(await weigh(page, visits)));
      strangers += visits.reduce((sum, addresses) => sum + otherLanguages(page, addresses), 0);
    }
    lines.push(...(await weighOrderForm(bench)));
    const what = 'files with the texts of another language';
    return [...lines, { what, figure: `${strangers}`, budget: '0', ok: strangers === 0, binding: true }];
  },
};

async function addressesOf(
  { shop, browser }: Bench,
  page: PageUnderTest,
  screen: Screen,
): Promise<Set<string>> {
  const context = await firstVisit(browser, page.lang, screen);
  if (page.token)
    await context.addInitScript(
      ([key, token]) => localStorage.setItem(key!, token!),
      [TOKEN_KEY, page.token],
    );
  const tab = await context.newPage();
  const addresses = new Set<string>();
  tab.on('request', (request) => addresses.add(request.url()));
  await tab.goto(shop.url + page.path, { waitUntil: 'networkidle' });
  await context.close();
  return addresses;
}

async function weighOrderForm(bench: Bench): Promise<Line[]> {
  const { url } = bench.shop;
  const { token, cart, products } = await customerWithCart(url);
  const page: PageUnderTest = { name: 'checkout', lang: 'he', path: pages.checkout(), token };
  const [screen] = SCREENS;
  const before = await addressesOf(bench, page, screen!);
  await call(url, 'PUT', cart, { items: linesOf(products, 1) }, token);
  const after = await addressesOf(bench, page, screen!);
  const added = [...after].filter((address) => !before.has(address));
  const { script, style } = await weightsOf(added);
  return [
    within('order form he: scripts', script, ORDER_FORM_BUDGET.script),
    within('order form he: styles', style, ORDER_FORM_BUDGET.style),
  ];
}

/** Code is counted at the viewport where it weighs most; pictures are listed for each. */
async function weigh(page: PageUnderTest, visits: Set<string>[]): Promise<Line[]> {
  const { name, lang } = page;
  const weights = await Promise.all(visits.map(weightsOf));
  const most = (kind: keyof Weights) => Math.max(...weights.map((found) => found[kind]));
  const pictures = weights
    .map(({ picture }, visit) => `${kilobytes(picture)} at ${SCREENS[visit]!.width}`)
    .join(', ');
  return [
    within(
      `${name} ${lang}: scripts`,
      most('script'),
      PAGES.includes(page) ? BUDGET.script : BUDGET.otherScript,
    ),
    within(`${name} ${lang}: scripts with brotli`, most('packedScript'), BUDGET.packedScript),
    within(`${name} ${lang}: styles`, most('style'), BUDGET.style),
    {
      what: `${name} ${lang}: HTML; fonts`,
      figure: `${kilobytes(most('html'))}; ${kilobytes(most('font'))}`,
    },
    { what: `${name} ${lang}: pictures`, figure: pictures },
  ];
}

/** Loaded files with interface texts of another language than the page's. */
function otherLanguages({ lang }: PageUnderTest, addresses: Set<string>): number {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const files = LANGS.filter((other) => other !== lang).map(
    (other) => manifest[`src/i18n/${other}.ts`]!.file,
  );
  return [...addresses].filter((address) => files.some((file) => address.endsWith(`/${file}`))).length;
}
