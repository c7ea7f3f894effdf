/**
 * Whether the demo catalogue was brought in: settled once in a database's life, by the start that
 * created it. Until then the question is open, also after a crash.
 */
import type { Database } from './schema.ts';
import { initState, readState } from './state.ts';

export async function isDemoOpen(db: Database): Promise<boolean> {
  return (await readState(db, 'demo')) === null;
}

/**
 * Settles it for ever; false when it was settled before. Who seeds calls it first in the
 * transaction that brings the catalogue in: another start then waits, and finds it done.
 */
export function settleDemo(db: Database, how: 'seeded' | 'declined'): Promise<boolean> {
  return initState(db, 'demo', how);
}
