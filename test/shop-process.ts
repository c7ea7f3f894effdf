import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach } from 'vitest';
import { freePort } from './free-port.ts';

type Env = Record<string, string>;

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

export interface ShopProcess {
  url: string;
  /** Resolves once it listens; rejects with its output if it ends before. */
  open: Promise<void>;
  ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  end: (signal?: NodeJS.Signals) => Promise<Ended>;
}

const running = new Set<ChildProcess>();

/** For a suite that starts shops: none outlives its test. */
export function endShopsAfterEach(): void {
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
  });
}

/** On a free port, without the demo and rate limits; `env` as in `.env.example`. */
export async function startShop(env: Env): Promise<ShopProcess> {
  const port = await freePort();
  const own = { DEMO: 'off', ADMIN_PASSWORD: 'hammer and paper', RATE_LIMIT: 'off', PORT: String(port) };
  const { child, output, ended } = run('src/server/main.ts', [], { ...own, ...env });
  running.add(child);
  const open = new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', () => output.out.includes('the shop is open') && resolve());
    child.on('close', () => reject(new Error(output.err || 'it ended')));
  });
  // A caller may wait for the end only.
  open.catch(() => {});
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { url: `http://127.0.0.1:${port}`, open, ended, end };
}

/** Runs one of `src/server/*.ts` to its end. */
export function runCommand(name: string, args: string[], env: Env): Promise<Ended> {
  return run(`src/server/${name}.ts`, args, env).ended;
}

function run(script: string, args: string[], env: Env) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { PATH, NODE_COMPILE_CACHE, ...env } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, ...output });
    });
  });
  return { child, output, ended };
}
