/** `npm run admin -- create|password EMAIL`: accounts from the machine that the shop runs on (product: Accounts). */
import { parseArgs } from 'node:util';
import { LIMITS } from '../domain/limits.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseOpenError, openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { AdminError, createAdmin, setPassword } from './features/auth/admins.service.ts';
import { Passwords } from './features/auth/passwords.ts';
import { randomPassword } from './features/auth/random-password.ts';
import { askSecret } from './platform/ask-secret.ts';
import { ensureDataDir } from './platform/data-dir.ts';
import { email as emailSchema } from './platform/setting-schemas.ts';

const USAGE = `npm run admin -- create EMAIL [--replace]   makes a superAdmin; with --replace of an existing account
npm run admin -- password EMAIL             sets anyone's password and ends their logins

The password is asked for; an empty one is made up and shown once.`;

await run(process.argv.slice(2)).catch(stop);

async function run(args: string[]): Promise<void> {
  const { command, email, replace } = readArguments(args);
  const config = readConfig(process.env);
  ensureDataDir(config.dataDir);
  const db = await openDatabase(config.database);
  try {
    await migrate(db);
    const options = { db, config, passwords: new Passwords(), now: () => new Date() };
    let madeUp: string | null = null;
    const password = async () => {
      const given = await askPassword();
      madeUp = given === '' ? randomPassword() : null;
      return madeUp ?? given;
    };
    if (command === 'create') await createAdmin(options, { email, replace, password });
    else await setPassword(options, { email, password });
    process.stdout.write(`${command === 'create' ? 'Made the superAdmin' : 'Set the password of'} ${email}.\n`);
    if (madeUp !== null) process.stdout.write(`The password, shown only now: ${madeUp}\n`);
  } finally {
    await db.destroy();
  }
}

function readArguments(args: string[]): { command: 'create' | 'password'; email: string; replace: boolean } {
  const { positionals, values } = parse(args);
  const [command, email, ...more] = positionals;
  const { replace = false } = values;
  if ((command !== 'create' && command !== 'password') || email === undefined || more.length > 0)
    throw new AdminError(USAGE);
  if (command === 'password' && replace) throw new AdminError(USAGE);
  if (!emailSchema.safeParse(email).success) throw new AdminError(`${email} is not an email address.`);
  return { command, email, replace };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean' } } });
  } catch {
    throw new AdminError(USAGE);
  }
}

async function askPassword(): Promise<string> {
  const { min, max } = LIMITS.password;
  const password = await askSecret('The new password (empty: one is made up): ');
  if (password !== '' && (password.length < min || password.length > max))
    throw new AdminError(`A password has ${min} to ${max} characters.`);
  return password;
}

function stop(error: unknown): never {
  const expected = [AdminError, ConfigError, DatabaseOpenError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`,
  );
  process.exit(1);
}
