/** Lighthouse's phone, pa11y (axe and HTML CodeSniffer) and the Nu HTML checker, where they are installed. */
import { api, inLanguage, pages } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { call } from '../lib/customers.ts';
import { type Judge, installedJudges } from '../lib/judges.ts';
import type { Line, Measure } from '../lib/measure.ts';
import { firstEntries } from '../lib/pages.ts';
import { startBareServer } from '../lib/servers.ts';

const TEXT =
  '<!doctype html><html lang="en"><title>Text</title><meta name="viewport" content="width=device-width">' +
  `<h1>Text</h1>${'<p>A paragraph like any other.</p>'.repeat(200)}`;

export const judges: Measure = {
  title: 'What independent judges say (Lighthouse: performance, accessibility, best practices, SEO)',
  async run({ shop: { url } }) {
    const found = installedJudges();
    if (found.length === 0) return [{ what: 'none is installed', figure: 'lighthouse, pa11y, vnu' }];
    const paths = await judgedPages(url);
    const lines: Line[] = [];
    for (const { name, goal, judge } of found) {
      if (name === 'lighthouse') lines.push(...(await machineAlone(judge)));
      for (const [page, path] of Object.entries(paths)) {
        for (const lang of LANGS) {
          const what = `${name}: ${page} ${lang}`;
          lines.push({ what, budget: goal, ...(await judge(url + inLanguage(lang, path))) });
        }
      }
    }
    return lines;
  },
};

/** What the machine itself takes. Lighthouse's rating of it is a loop, which a machine with slow system calls passes. */
async function machineAlone(judge: Judge['judge']): Promise<Line[]> {
  return [
    { what: 'a system call', figure: `${systemCallTime().toFixed(1)} µs` },
    { what: 'lighthouse: text alone', figure: await figureOfText(judge) },
  ];
}

/** µs. */
function systemCallTime(): number {
  const calls = 100_000;
  const begin = performance.now();
  for (let left = calls; left > 0; left -= 1) void process.ppid;
  return ((performance.now() - begin) * 1_000) / calls;
}

async function figureOfText(judge: Judge['judge']): Promise<string> {
  const server = await startBareServer('text/html', Buffer.from(TEXT));
  try {
    return (await judge(server.url)).figure;
  } finally {
    await server.stop();
  }
}

async function judgedPages(url: string): Promise<Record<string, string>> {
  const { product, workshop } = await firstEntries(url);
  const tutorials: { _id: string; price: number }[] = await call(url, 'GET', api.tutorials());
  const free = tutorials.find(({ price }) => price === 0)!;
  return {
    home: pages.home(),
    shop: pages.shop(),
    product: pages.product(product),
    tutorials: pages.tutorials(),
    workshops: pages.workshops(),
    workshop: pages.workshop(workshop),
    'free tutorial': pages.tutorial(free._id),
    checkout: pages.checkout(),
    login: pages.login(),
  };
}
