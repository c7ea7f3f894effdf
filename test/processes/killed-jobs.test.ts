/** A process is killed in the middle of a job: another one takes the job over, and only then. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import { databases } from '../databases.ts';
import { type SharedDatabase, openSharedDatabase } from '../shared-database.ts';
import { CLAIM, ERRAND } from './job-process.ts';

const PATIENCE = { timeout: 120_000 };

interface Begun {
  id: string;
  payload: string;
  at: number;
}

describe.each(databases)('a job on %s', (kind) => {
  let shared: SharedDatabase;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    shared = await openSharedDatabase(kind);
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
    await shared.close();
  });

  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  };
  const open = (how: 'stuck' | 'well') => {
    const script = join(import.meta.dirname, 'job-process.ts');
    const child = spawn(process.execPath, [script, how, JSON.stringify(shared.address)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const begun: Begun[] = [];
    createInterface(child.stdout).on('line', (line) => void begun.push(JSON.parse(line)));
    return { child, begun };
  };
  const put = (payload: string) =>
    shared.db
      .transaction()
      .execute((transaction) => enqueue(transaction, ERRAND, payload, { now: new Date().toISOString() }));
  const row = (id: string) =>
    shared.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const claimEnd = async (id: string) => Date.parse((await row(id)).claimed_until!);

  it('belongs to a living process, goes to another when that is killed, and is done once', async () => {
    const id = await put('deliver');
    const stuck = open('stuck');
    await expect.poll(() => stuck.begun.length, PATIENCE).toBe(1);
    const well = open('well');
    const [first] = stuck.begun;
    await expect.poll(() => claimEnd(id), PATIENCE).toBeGreaterThan(first!.at + 2 * CLAIM);
    expect(well.begun).toEqual([]);

    await kill(stuck.child);
    const expires = await claimEnd(id);
    await expect.poll(async () => (await row(id)).done_at, PATIENCE).not.toBeNull();
    // Its line may arrive after what it wrote to the database.
    await expect.poll(() => well.begun, PATIENCE).toMatchObject([{ id, payload: 'deliver' }]);
    expect(well.begun[0]!.at).toBeGreaterThanOrEqual(expires);
    expect(await row(id)).toMatchObject({ attempts: 2, failed_at: null, claimed_by: null });

    const next = await put('deliver again');
    await expect.poll(async () => (await row(next)).done_at, PATIENCE).not.toBeNull();
    await expect.poll(() => well.begun.map((begun) => begun.id), PATIENCE).toEqual([id, next]);
    expect(stuck.begun).toHaveLength(1);
  });
});
