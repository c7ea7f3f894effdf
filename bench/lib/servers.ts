import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** BENCH_PORT: the first of four free ports. */
const FIRST_PORT = Number(process.env.BENCH_PORT || 4400);
export const ROOT = join(import.meta.dirname, '../..');
/** ms between polls */
const LOOK = 10;

/** Settings of a developer's own shop. */
const NOT_OURS = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'METRICS_PORT',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'PAYMENT_PROVIDER',
  'HOLD_MINUTES',
];

export const ADMIN = { email: 'maker@example.com', password: 'hammer and paper' };

export interface RunningServer {
  url: string;
  pid: number;
  /** ms from the start of the process to its first response */
  startedIn: number;
  /** Resident MB (Linux only). */
  memory: () => number;
  stop: () => Promise<void>;
}

const folders: string[] = [];
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Removed when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  folders.push(folder);
  return folder;
}

/** Like `npm start` after a build, without rate limits; the first start on a folder creates the demo catalogue. */
export function startShop(
  dataDir: string,
  script = 'src/server/main.ts',
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'on',
    RATE_LIMIT: 'off',
  };
  Object.assign(env, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  // As npm start sets it (scripts/lib/shop-process.mjs).
  Object.assign(env, {
    NODE_COMPILE_CACHE: join(ROOT, 'dist/compiled'),
    NODE_OPTIONS: '--max-semi-space-size=4',
    MALLOC_ARENA_MAX: '2',
  });
  for (const name of NOT_OURS) delete env[name as keyof typeof env];
  return start([script], Number(more.PORT ?? FIRST_PORT), '/api/health', { ...env, ...more });
}

/** `place`: 0 to 2, of three concurrent shops. */
export function startShopBeside(
  place: number,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  return startShop(dataDir, undefined, { ...more, PORT: String(FIRST_PORT + 1 + place) });
}

/** Reads a metric by its name, without labels. */
export async function startMeasuredShop(
  dataDir: string,
): Promise<RunningServer & { read: (name: string) => Promise<number> }> {
  const port = FIRST_PORT + 2;
  const shop = await startShop(dataDir, undefined, { METRICS_PORT: String(port) });
  const read = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const line = text.split('\n').find((sample) => sample.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  };
  return { ...shop, read };
}

/** Answers every request with these bytes. */
export function startBareServer(type: string, body: Buffer): Promise<RunningServer> {
  const file = join(temporaryFolder(), 'body');
  writeFileSync(file, body);
  return start(['bench/lib/bare-server.ts', file, type], FIRST_PORT + 1, '/', process.env);
}

async function start(
  args: string[],
  port: number,
  path: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url + path))
    throw new Error(`Port ${port} is taken: set BENCH_PORT to the first of four free ones.`);
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  await untilAnswered(url + path, child);
  const startedIn = performance.now() - begin;
  return {
    url,
    pid: child.pid!,
    startedIn,
    memory: () => residentMegabytes(child.pid!),
    async stop() {
      process.off('exit', endWithUs);
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return (Number(kilobytes) * 1024) / 1e6;
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  throw new Error(`A server ended with ${child.exitCode} before it answered at ${url}`);
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
