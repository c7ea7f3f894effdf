import type { Database } from './schema.ts';
import { initState, readState } from './state.ts';

export async function isDemoOpen(db: Database): Promise<boolean> {
  return (await readState(db, 'demo')) === null;
}

/** False if settled before. Call it first in the seeding transaction, so that a second start waits. */
export function settleDemo(db: Database, how: 'seeded' | 'declined'): Promise<boolean> {
  return initState(db, 'demo', how);
}
