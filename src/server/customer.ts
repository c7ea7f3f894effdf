/** `npm run customer -- export|erase EMAIL`, even while the shop runs. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fullName } from '#domain/person.ts';
import { emailArgument, runCommand, withDatabase } from './command.ts';
import type { CustomerData } from './features/accounts/personal-data/customer-data.ts';
import {
  type Erasure,
  copyCustomer,
  eraseCustomer,
} from './features/accounts/personal-data/customers.service.ts';
import { confirm } from './platform/process/prompt.ts';
import { CommandError } from './platform/process/command-error.ts';

const USAGE = `npm run customer -- export EMAIL [FILE]   writes all that is kept of a customer to FILE, which only you can read
npm run customer -- erase EMAIL [--yes]   takes it out for good; with --yes without a question

Without FILE the copy goes to standard output (npm run -s customer, so that npm says nothing of its own).`;

await runCommand(async (args) => {
  const { command, email, file, yes } = readArguments(args);
  if (command === 'export') await withDatabase(async (db) => write(await copyCustomer(db, email), file));
  else
    await withDatabase(async (db) => {
      if (!yes) await ask(email, await copyCustomer(db, email));
      process.stdout.write(report(email, await eraseCustomer(db, email)));
    });
});

interface Arguments {
  command: 'export' | 'erase';
  email: string;
  file: string | undefined;
  yes: boolean;
}

function readArguments(args: string[]): Arguments {
  const { positionals, values } = parse(args);
  const [command, email, file, ...more] = positionals;
  const { yes = false } = values;
  if ((command !== 'export' && command !== 'erase') || email === undefined || more.length > 0)
    throw new CommandError(USAGE);
  if (command === 'export' ? yes : file !== undefined) throw new CommandError(USAGE);
  return { command, email: emailArgument(email), file, yes };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { yes: { type: 'boolean' } } });
  } catch {
    throw new CommandError(USAGE);
  }
}

/** Never overwrites: others may be able to read an existing file. */
async function write(data: object, file: string | undefined): Promise<void> {
  const text = `${JSON.stringify(data, null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST' ? `${file} is there already.` : `${file} can't be written (${error.code}).`,
    );
  });
  process.stdout.write(`Wrote ${file}.\n`);
}

async function ask(email: string, { account, messages, orders }: CustomerData): Promise<void> {
  if (!process.stdin.isTTY)
    throw new CommandError('Nobody is there to be asked; --yes erases without a question.');
  const name = account ? `the account of ${fullName(account)}` : 'no account';
  const kept = `messages: ${messages.length}, orders: ${orders.length}`;
  if (!(await confirm(`Erase ${email} (${name}, ${kept}) for good? Type yes: `)))
    throw new CommandError('Nothing was erased.');
}

function report(email: string, { account, ratings, messages, orders, history }: Erasure): string {
  return `Erased ${email}:
- ${account ? 'the account with its logins, cart and tutorials' : 'there was no account'}
- ratings: ${ratings}; the averages are of the others' now
- messages, with their mails: ${messages}
- orders: ${orders}; they stay for your books, without name, address, phone number, note and texts
- lines of tutorials' history that named the customer: ${history}; they are there without a name
What stays:
- mails that reached the shop's mailbox, and backups: delete those there
- counts of tries by network address, which name nobody and end by themselves
- the server's log, which knows accounts by number alone
`;
}
