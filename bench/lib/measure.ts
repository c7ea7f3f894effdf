import type { Browser } from '@playwright/test';
import type { Lang } from '#domain/language.ts';
import type { RunningServer } from './servers.ts';

export interface Bench {
  /** With the demo catalogue and fresh data. */
  shop: RunningServer;
  browser: Browser;
  /** Whether the run may take a quarter of an hour (`--long`). */
  long: boolean;
}

export interface Line {
  what: string;
  figure: string;
  /** The limit; a figure without one is informative. */
  budget?: string;
  ok?: boolean;
  /** Whether exceeding it fails the run: for sizes and shapes, never for times, which depend on the machine. */
  binding?: boolean;
  /** Where to look when it is exceeded. */
  hint?: string;
}

export interface Measure {
  title: string;
  run: (bench: Bench) => Promise<Line[]>;
}

export interface PageUnderTest {
  name: string;
  lang: Lang;
  /** With the language's prefix. */
  path: string;
  /** Of a customer; absent for visitors. */
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

/** kB of 1,000 bytes, like the budgets. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
