/**
 * Requests as fast as they are answered, by wrk where it is installed: autocannon, itself in Node, takes so much of two
 * cores that servers look more alike than they are.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { isInstalled } from './installed.ts';

/** Seconds. */
const DURATION = 2;

export interface Load {
  /** Requests. */
  perSecond: number;
  /** ms for 99 of 100 responses. */
  p99: number;
}

type Generator = (url: string, headers: Record<string, string>, connections: number) => Promise<Load>;

/** Throws unless all responses succeed. */
export const load: Generator = isInstalled('wrk') ? byWrk : byAutocannon;

async function byWrk(...[url, headers, connections]: Parameters<Generator>): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${DURATION}s`, '--latency', ...named, url];
  const { stdout } = await promisify(execFile)('wrk', args);
  const [, errors] = /^ *(Socket errors:.*|Non-2xx.*)$/m.exec(stdout) ?? [];
  const [, perSecond] = /^Requests\/sec: *([\d.]+)$/m.exec(stdout) ?? [];
  const [, p99, unit] = /^ *99% +([\d.]+)(us|ms|s)$/m.exec(stdout) ?? [];
  if (errors || !perSecond || !p99) throw new Error(`${url}: ${errors ?? stdout}`);
  return { perSecond: Number(perSecond), p99: Number(p99) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us'] };
}

async function byAutocannon(...[url, headers, connections]: Parameters<Generator>): Promise<Load> {
  const found = await autocannon({ url, headers, connections, duration: DURATION });
  if (found.errors + found.non2xx > 0)
    throw new Error(`${url}: ${found.errors} errors, ${found.non2xx} answers other than 2xx`);
  return { perSecond: found.requests.total / found.duration, p99: found.latency.p99 };
}
