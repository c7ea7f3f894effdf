/** A process that brings a database forward, and is killed after so many statements; without a number it finishes. */
import { type DatabaseAddress, openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';

export const MIGRATE_AND_DIE = import.meta.filename;

const [, started, address, statements] = process.argv;
if (started === MIGRATE_AND_DIE && address !== undefined) {
  const last = Number(statements);
  let count = 0;
  const onQuery = () => {
    if (++count === last) process.kill(process.pid, 'SIGKILL');
  };
  const db = await openDatabase(JSON.parse(address) as DatabaseAddress, { onQuery });
  await migrate(db);
  await db.destroy();
  process.stdout.write(String(count));
}
