/** What a measure is: a module that asks the running shop and gives lines for the table. */
import type { Browser } from '@playwright/test';
import type { Lang } from '#domain/language.ts';
import type { RunningServer } from './servers.ts';

export interface Bench {
  /** The shop with the demo catalogue, on fresh data. */
  shop: RunningServer;
  browser: Browser;
  /** Whether the run may take a quarter of an hour (`--long`). */
  long: boolean;
}

export interface Line {
  what: string;
  figure: string;
  /** What it may be; a figure without one is for the reader. */
  budget?: string;
  /** Whether the figure keeps to its budget. */
  ok?: boolean;
  /** Whether going over fails the run: for sizes and shapes, never for times, which are the machine's. */
  binding?: boolean;
  /** Where to look when it is over. */
  hint?: string;
}

export interface Measure {
  title: string;
  run: (bench: Bench) => Promise<Line[]>;
}

export interface PageUnderTest {
  name: string;
  lang: Lang;
  /** Path as it stands, with its language. */
  path: string;
  /** Of the customer who looks at it; a visitor has none. */
  token?: string;
}

/** CSS px. */
export interface Screen {
  width: number;
  height: number;
}

export const SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** kB of 1,000 bytes, as budgets are counted. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
