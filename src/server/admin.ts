/** `npm run admin -- create|password EMAIL`: manages accounts from the server's command line. */
import { parseArgs } from 'node:util';
import { BOUNDS } from '#domain/bounds.ts';
import { emailArgument, runCommand, withDatabase } from './command.ts';
import { CatalogueVersion } from './db/catalogue-version.ts';
import { createAdmin, setPassword } from './features/accounts/admins/admins.service.ts';
import { Passwords } from './features/accounts/login/passwords.ts';
import { randomPassword } from './features/accounts/admins/random-password.ts';
import { ShopSettings } from './features/settings/shop-settings.ts';
import { promptSecret } from './platform/process/prompt.ts';
import { CommandError } from './platform/process/command-error.ts';

const USAGE = `npm run admin -- create EMAIL [--replace]   makes a superAdmin; with --replace of an existing account
npm run admin -- password EMAIL             sets anyone's password and ends their logins

The password is asked for; an empty one is made up and shown once.`;

await runCommand(async (args) => {
  const { command, email, replace } = readArguments(args);
  await withDatabase(async (db, config) => {
    const settings = new ShopSettings(db, new CatalogueVersion(db), config);
    const options = { db, config, settings, passwords: new Passwords(), now: () => new Date() };
    let madeUp: string | null = null;
    const password = async () => {
      const given = await askPassword();
      madeUp = given === '' ? randomPassword() : null;
      return madeUp ?? given;
    };
    if (command === 'create') await createAdmin(options, { email, replace, password });
    else await setPassword(options, { email, password });
    process.stdout.write(
      `${command === 'create' ? 'Made the superAdmin' : 'Set the password of'} ${email}.\n`,
    );
    if (madeUp !== null) process.stdout.write(`The password, shown only now: ${madeUp}\n`);
  });
});

function readArguments(args: string[]): { command: 'create' | 'password'; email: string; replace: boolean } {
  const { positionals, values } = parse(args);
  const [command, email, ...more] = positionals;
  const { replace = false } = values;
  if ((command !== 'create' && command !== 'password') || email === undefined || more.length > 0)
    throw new CommandError(USAGE);
  if (command === 'password' && replace) throw new CommandError(USAGE);
  return { command, email: emailArgument(email), replace };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean' } } });
  } catch {
    throw new CommandError(USAGE);
  }
}

async function askPassword(): Promise<string> {
  const { min, max } = BOUNDS.password;
  const password = await promptSecret('The new password (empty: one is made up): ');
  if (password !== '' && (password.length < min || password.length > max))
    throw new CommandError(`A password has ${min} to ${max} characters.`);
  return password;
}
