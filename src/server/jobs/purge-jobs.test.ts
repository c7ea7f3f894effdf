import { afterEach, beforeEach, expect, describe, it } from 'vitest';
import { z } from 'zod';
import { databases } from '#test/databases.ts';
import { type SharedDatabase, openSharedDatabase } from '#test/shared-database.ts';
import type { JobType } from './job-type.ts';
import { enqueue } from './jobs.repository.ts';
import { purgeJobs } from './purge-jobs.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();
const NOTICE: JobType<string> = { kind: 'notice', payload: z.string() };

describe.each(databases)('finished jobs on %s', (kind) => {
  let shared: SharedDatabase;
  beforeEach(async () => {
    shared = await openSharedDatabase(kind);
  });
  afterEach(() => shared.close());

  const put = async (id: string, finished: { done_at?: string; failed_at?: string } = {}) => {
    await shared.db
      .transaction()
      .execute((transaction) => enqueue(transaction, NOTICE, 'x', { id, key: id, now: ago(200) }));
    if (Object.keys(finished).length > 0)
      await shared.db.updateTable('jobs').set(finished).where('id', '=', id).execute();
  };
  const ids = async () => {
    const rows = await shared.db.selectFrom('jobs').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  it('are deleted 30 days after they were done and 90 days after they were given up', async () => {
    await put('done long ago', { done_at: ago(31) });
    await put('done just now', { done_at: ago(30) });
    await put('given up long ago', { failed_at: ago(91) });
    await put('given up just now', { failed_at: ago(90) });
    await put('waiting');
    expect(await purgeJobs(shared.db, NOW)).toBe(2);
    expect(await purgeJobs(shared.db, NOW)).toBe(0);
    expect(await ids()).toEqual(['done just now', 'given up just now', 'waiting']);
  });

  it('stay as long as a message shows their state', async () => {
    await put('mail', { done_at: ago(200) });
    const message = { name: 'x', email: 'x@example.com', subject: 'x', message: 'x', created_at: ago(200) };
    await shared.db
      .insertInto('contact_messages')
      .values({ id: 'm', ...message, search_text: '', mail_job_id: 'mail' })
      .execute();
    await purgeJobs(shared.db, NOW);
    expect(await ids()).toEqual(['mail']);
    await shared.db.deleteFrom('contact_messages').execute();
    await purgeJobs(shared.db, NOW);
    expect(await ids()).toEqual([]);
  });

  it('free their key', async () => {
    await put('reminder', { done_at: ago(31) });
    await purgeJobs(shared.db, NOW);
    await put('reminder');
    expect(await ids()).toEqual(['reminder']);
  });
});
