import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { readState, writeState } from '#server/db/state.ts';
import type { EntryStep } from './steps-done.ts';

const TABLES = { product: 'products', workshop: 'workshops', tutorial: 'tutorials' } as const;

export async function readMade(db: Database): Promise<Set<EntryStep>> {
  const made = new Set<EntryStep>();
  for (const step of Object.keys(TABLES) as EntryStep[]) {
    const row = await db
      .selectFrom(TABLES[step])
      .select('id')
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (row) made.add(step);
  }
  return made;
}

export async function areAway(db: Database): Promise<boolean> {
  return (await readState(db, 'first_steps')) === 'away';
}

export function putAway(transaction: DatabaseTransaction, away: boolean): Promise<void> {
  return writeState(transaction, 'first_steps', away ? 'away' : 'here');
}
