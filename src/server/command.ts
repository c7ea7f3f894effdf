import { migrateWithBackup } from './backup/migrate-with-backup.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/connection.ts';
import type { Database } from './db/schema.ts';
import { CommandError, stopWith } from './platform/process/command-error.ts';
import { ensureDataDir } from './platform/process/data-dir.ts';
import { email as emailSchema } from './platform/process/setting-schemas.ts';

export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  await command(process.argv.slice(2)).catch(stopWith);
}

/** The running shop may have the database open at the same time. */
export async function withDatabase(work: (db: Database, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  ensureDataDir(config.dataDir);
  const db = await openDatabase(config.database);
  try {
    await migrateWithBackup({ db, config, now: new Date() });
    await work(db, config);
  } finally {
    await db.destroy();
  }
}

export function emailArgument(email: string): string {
  if (!emailSchema.safeParse(email).success) throw new CommandError(`${email} is not an email address.`);
  return email;
}
