/**
 * A first visit on a slow phone, in Hebrew, and what a customer taps there. Times are told beside a fixed piece of
 * work in the same pages and fail nothing, nor does what moves with them; sizes, counts and pictures do.
 */
import { api, pages } from '#contract/routes.ts';
import { call } from '../lib/customers.ts';
import { type Bench, type Line, type Measure, kilobytes, median } from '../lib/measure.ts';
import { SLOWER } from '../lib/phone.ts';
import { type Taps, tapsOnPhone } from '../lib/phone-taps.ts';
import { type Visit, visitOnPhone } from '../lib/phone-visit.ts';

/** Ms, and the sum of all shifts. */
const TIMES = { largest: 1_800, blocked: 100, tap: 100 };
const SHIFT = 0.01;
/** Bytes over the line. */
const SIZES = { Font: 70_000, Stylesheet: 20_000 };
/** A little more than the shop has, the largest of the four, so that growth is a decision. */
const COUNTS = { requests: 80, elements: 1_500 };
/** Pixels of a file over those of its place: the copies' widths are up to 1.5 apart. Smaller ones weigh nothing. */
const EXCESS = 1.55;
const WORTH_IT = 100;
/** BENCH_ROUNDS: 1 where only sizes are asked for, which are the same in every round (npm test); a tap has none. */
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);

export const phone: Measure = {
  title: `A first visit on a phone ${SLOWER} times slower, slow 4G, Hebrew, 390 px, three pixels to a point`,
  async run(bench) {
    const [product] = await call(bench.shop.url, 'GET', api.products({ limit: 1 }));
    const aProduct = pages.product(product._id);
    const paths = { home: pages.home(), shop: pages.shop(), product: aProduct, tutorials: pages.tutorials() };
    const lines: Line[] = [];
    const calibrations: number[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        visits.push(await visitOnPhone(bench.browser, bench.shop.url + path));
      }
      lines.push(...timesOf(name, visits), ...sizesOf(name, visits[0]!));
      calibrations.push(...visits.map(({ calibration }) => calibration));
    }
    const taps = ROUNDS > 1 ? await tapsOf(bench) : [];
    return [...lines, ...taps, calibrationOf(calibrations)];
  },
};

function timesOf(name: string, visits: Visit[]): Line[] {
  const largest = median(visits.map(({ watched }) => watched.largest?.at ?? Infinity));
  const { what = 'nothing', picture = '' } = visits[0]!.watched.largest ?? {};
  const file = picture.split('/').at(-1);
  const blocked = median(visits.map((visit) => visit.blocked));
  const paint = median(visits.map(({ watched }) => watched.firstPaint));
  return [
    within(
      `${name}: largest paint (${file || what}); first paint`,
      largest,
      TIMES.largest,
      `${ms(largest)}; ${ms(paint)}`,
    ),
    within(`${name}: blocked by scripts after the first paint`, blocked, TIMES.blocked),
  ];
}

/** They are the same in every round, but for shifts, of which the most counts. */
function sizesOf(name: string, { watched, bytes, requests, elements, pictures }: Visit): Line[] {
  const shift = watched.shifts.reduce((sum, value) => sum + value, 0);
  const worth = pictures.filter(({ width }) => width >= WORTH_IT);
  const excess = Math.max(0, ...worth.map((picture) => picture.excess));
  const largest = worth.find((picture) => picture.excess === excess);
  const others = worth.filter(({ address }) => !address.endsWith('.avif'));
  const came = (kind: string) => kilobytes(bytes[kind] ?? 0);
  const rest = ['Document', 'Script', 'Image'].map(came).join('; ');
  return [
    // Whether letters come before the first paint is a matter of time; `layout-shift` holds them back, and may fail.
    {
      ...atMost(`${name}: layout shift through a scroll`, shift, SHIFT),
      figure: shift.toFixed(3),
      binding: false,
    },
    { what: `${name}: HTML; scripts; pictures, as sent`, figure: rest },
    ...Object.entries(SIZES).map(([kind, most]): Line => ({
      what: `${name}: ${kind === 'Font' ? 'fonts' : 'styles'}, as sent`,
      figure: came(kind),
      budget: kilobytes(most),
      ok: (bytes[kind] ?? 0) <= most,
      binding: true,
    })),
    atMost(`${name}: requests`, requests, COUNTS.requests),
    atMost(`${name}: elements`, elements, COUNTS.elements),
    {
      ...atMost(`${name}: pixels of a picture over its place's`, excess, EXCESS),
      figure: excess.toFixed(2),
      hint: largest?.address ?? '',
    },
    {
      ...atMost(`${name}: large pictures that are no AVIF`, others.length, 0),
      hint: others.map(({ address }) => address).join(', '),
    },
  ];
}

async function tapsOf({ browser, shop }: Bench): Promise<Line[]> {
  const all: Taps[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await tapsOnPhone(browser, shop.url));
  const names = Object.keys(all[0]!) as (keyof Taps)[];
  return names.map((name) =>
    within(`shop, a tap on: ${name}`, median(all.map((taps) => taps[name])), TIMES.tap),
  );
}

function calibrationOf(took: readonly number[]): Line {
  const figure = `${ms(median(took))}, ${ms(Math.min(...took))} at best`;
  return { what: 'for comparison: 20 million steps of a loop in these pages', figure };
}

const ms = (time: number) => `${time.toFixed(0)} ms`;

function within(what: string, time: number, budget: number, figure = ms(time)): Line {
  return { what, figure, budget: ms(budget), ok: time <= budget };
}

function atMost(what: string, count: number, budget: number): Line {
  return { what, figure: `${count}`, budget: `${budget}`, ok: count <= budget, binding: true };
}
