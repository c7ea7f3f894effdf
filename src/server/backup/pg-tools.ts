import { spawn } from 'node:child_process';
import { CommandError } from '../platform/process/command-error.ts';

/** Missing, or older than the server. */
export class PgToolsMissing extends CommandError {}

/** Throws a CommandError. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const options = ['--format=custom', '--schema=public', '--no-owner', '--no-privileges', `--file=${file}`];
  await runTool('pg_dump', url, options);
}

/** All or nothing; the current tables move to the schema `keepAs`. Throws a CommandError. */
export async function loadPostgres(url: string, dump: string, keepAs: string | null): Promise<void> {
  const script = `${dump}.sql`;
  await runTool('pg_restore', null, [
    '--schema=public',
    '--no-owner',
    '--no-privileges',
    `--file=${script}`,
    dump,
  ]);
  const making = keepAs ? `alter schema public rename to ${keepAs}` : 'drop schema public';
  await runTool('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    `--command=${making}`,
    '--command=create schema public',
    `--file=${script}`,
  ]);
}

function runTool(tool: string, url: string | null, options: string[]): Promise<void> {
  const { address, password } = url ? connectionOf(url) : {};
  const child = spawn(tool, [...(address ? [`--dbname=${address}`, '--no-password'] : []), ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...(password ? { PGPASSWORD: password } : {}) },
  });
  let told = '';
  child.stderr.on('data', (chunk) => (told += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      const line = `${tool} is not installed: PostgreSQL's client programs are needed (Debian: postgresql-client).`;
      reject(error.code === 'ENOENT' ? new PgToolsMissing(line) : error);
    });
    child.on('close', (code) => (code === 0 ? resolve() : reject(refusal(tool, told))));
  });
}

/** The password goes into the environment: anybody on the machine can read a command line. */
function connectionOf(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

/** Joins the lines of an error ("pg_dump: error: …", "pg_dump: detail: …"). */
function refusal(tool: string, told: string): CommandError {
  const versions = /server version: (\S+).*?version: (\S+)/s.exec(told);
  if (versions && told.includes('server version mismatch')) {
    const [, server, own] = versions;
    const line = `${tool} ${own} is older than the server, ${server}: install PostgreSQL's newer client programs.`;
    return new PgToolsMissing(line);
  }
  const lines = told.trim().split('\n').slice(0, 2);
  const reasons = lines.map((line) => line.replace(/^\w+:( error:| detail:)? */, ''));
  return new CommandError(`${tool} failed: ${reasons.join('; ')}`);
}
