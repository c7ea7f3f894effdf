/** `npm run demo -- clear`, even while the shop runs. */
import { runCommand, withDatabase } from './command.ts';
import { CatalogueVersion } from './db/catalogue-version.ts';
import { type Cleared, clearDemo } from './demo/clear.ts';
import { CommandError } from './platform/process/command-error.ts';

const USAGE =
  'npm run demo -- clear   takes out the demo entries that nobody has changed, and the demo’s orders and customers';

await runCommand(async (args) => {
  if (args.length !== 1 || args[0] !== 'clear') throw new CommandError(USAGE);
  await withDatabase(async (db) => {
    const cleared = await clearDemo({ db, catalogue: new CatalogueVersion(db), by: null, now: new Date() });
    process.stdout.write(`${sentence(cleared)}\n`);
  });
});

function sentence({ entries, orders, customers }: Cleared): string {
  const parts = [
    counted(entries, 'entry', 'entries'),
    counted(orders, 'order', 'orders'),
    counted(customers, 'customer', 'customers'),
  ];
  return `Took out ${parts.join(', ')} of the demo.`;
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
