/** Judges that aren't dependencies of the project: each is asked if its command is on the PATH. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './installed.ts';
import { median } from './measure.ts';
import { type TraceEvent, inProcessorTime } from './processor-time.ts';
import { temporaryFolder } from './servers.ts';

/** ms; a page on Lighthouse's slow phone takes half a minute. */
const PATIENCE = 180_000;
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const FLAGS = ['--headless=new', '--disable-gpu', '--no-sandbox'];

export interface Verdict {
  figure: string;
  ok: boolean;
  /** What to look at. */
  hint?: string;
}

export interface Judge {
  name: string;
  goal: string;
  judge: (url: string) => Promise<Verdict>;
}

/** Runs of a page, of which the median counts: one in five blocks far longer than the others on the same machine. */
const RUNS = 3;
/** Lighthouse's `benchmarkIndex` for which the goals are set. */
const FAST_ENOUGH = 2000;
/** On a machine that others share, so many runs at most, of which the fastest count. */
const MOST_RUNS = 5;
/** Now and then Chromium's trace lacks the navigation (`NO_NAVSTART`): such a run is made again. */
const ATTEMPTS = 3;

const lighthouse: Judge = {
  name: 'lighthouse',
  goal: '95, 100, 100, 100',
  async judge(url) {
    const runs = await runsOf(url);
    const page = middle(runs.map((run) => run.work));
    const clock = middle(runs.map((run) => run.clock));
    return {
      figure:
        `${[page.performance, ...page.others].join(', ')}; ` +
        `LCP ${(page.largest / 1000).toFixed(1)} s, TBT ${page.blocked} ms, CLS ${page.shift}` +
        ` (by the clock ${clock.performance}, TBT ${clock.blocked} ms; index ${runs.map(speed).join(', ')})`,
      ok: page.performance >= 95 && page.others.every((score) => score === 100),
    };
  },
};

/** Of each score and time. */
function middle(reports: LighthouseReport[]) {
  const scores = CATEGORIES.map((category) =>
    median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  );
  const [performance, ...others] = scores as [number, number, number, number];
  const times = AUDITS.map((audit) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
  );
  const [largest, blocked, shift] = times as [number, number, number];
  return { performance, others, largest, blocked: Math.round(blocked), shift: Number(shift.toFixed(3)) };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** One visit, judged twice: by the time of day, and by the processor's work for the page's main thread. */
interface LighthouseRun {
  clock: LighthouseReport;
  work: LighthouseReport;
}

async function runsOf(url: string): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = [];
  while (runs.length < MOST_RUNS && runs.filter((run) => speed(run) >= FAST_ENOUGH).length < RUNS)
    runs.push(await lighthouseRun(url));
  return runs.sort((a, b) => speed(b) - speed(a)).slice(0, RUNS);
}

function speed({ clock: { environment } }: LighthouseRun): number {
  return Math.round(environment.benchmarkIndex);
}

async function lighthouseRun(url: string): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt++) {
    const visit = temporaryFolder();
    await output('lighthouse', [url, `-G=${visit}`, ...LIGHTHOUSE_ARGS], { CHROME_PATH: CHROMIUM });
    const clock = await audited(url, visit);
    if (clock.runtimeError) {
      if (attempt < ATTEMPTS) continue;
      // There may be no trace; a page that can't be judged has 0.
      return { clock, work: clock };
    }
    const path = join(visit, 'trace.json');
    const trace = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] };
    writeFileSync(path, JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }));
    return { clock, work: await audited(url, visit) };
  }
}

async function audited(url: string, visit: string): Promise<LighthouseReport> {
  // It doesn't finish writing to a pipe.
  const path = join(visit, 'report.json');
  const args = [url, `-A=${visit}`, '--output=json', `--output-path=${path}`, ...LIGHTHOUSE_ARGS];
  await output('lighthouse', args);
  return JSON.parse(readFileSync(path, 'utf8')) as LighthouseReport;
}

const LIGHTHOUSE_ARGS = [
  '--quiet',
  // What isn't to be indexed isn't judged by it.
  '--skip-audits=is-crawlable',
  `--chrome-flags=${FLAGS.join(' ')}`,
];

interface LighthouseReport {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const pa11y: Judge = {
  name: 'pa11y',
  goal: '0 issues',
  async judge(url) {
    const config = join(temporaryFolder(), 'pa11y.json');
    const chromeLaunchConfig = { executablePath: CHROMIUM, args: FLAGS };
    // HTML CodeSniffer doesn't know that an email may be the username, as password managers want it, nor that a filter
    // takes effect when it is chosen and has its button where there are no scripts.
    const ignore = [
      'WCAG2AA.Principle1.Guideline1_3.1_3_5.H98',
      'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2',
    ];
    writeFileSync(config, JSON.stringify({ runners: ['axe', 'htmlcs'], ignore, chromeLaunchConfig }));
    const args = [url, '--reporter', 'json', '--config', config];
    const found = JSON.parse(await output('pa11y', args)) as Pa11yIssue[];
    // Axe couldn't tell, as with colors over a picture; our own checks see them.
    const issues = found.filter(({ runnerExtras }) => !runnerExtras?.needsFurtherReview);
    return verdictOf(issues.map(({ code, selector }) => `${code} at ${selector}`));
  },
};

interface Pa11yIssue {
  code: string;
  selector: string;
  runnerExtras?: { needsFurtherReview?: boolean };
}

const nu: Judge = {
  name: 'vnu',
  goal: '0 issues',
  async judge(url) {
    const { messages } = JSON.parse(await output('vnu', ['--format', 'json', '--stdout', url])) as {
      messages: { type: string; message: string }[];
    };
    return verdictOf(messages.filter(({ type }) => type === 'error').map(({ message }) => message));
  },
};

function verdictOf(issues: string[]): Verdict {
  const hint = [...new Set(issues)].join('; ');
  return { figure: `${issues.length} issues`, ok: issues.length === 0, ...(hint && { hint }) };
}

export function installedJudges(): Judge[] {
  return [lighthouse, pa11y, nu].filter(({ name }) => isInstalled(name));
}

/** Judges that find something exit with an error, too; one that couldn't judge leaves nothing to be parsed. */
function output(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { env: { ...process.env, ...env }, timeout: PATIENCE, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(command, args, options, (_error, stdout) => resolve(stdout));
  });
}
