import { type SqlBool, sql } from 'kysely';
import { newId } from '../db/ids.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { JobType } from './job-type.ts';

export interface NewJob {
  now: string;
  id?: string;
  runAfter?: string;
  /** Unique per kind, until the job is purged. */
  key?: string;
}

export interface ClaimedJob {
  id: string;
  payload: string;
  createdAt: string;
  attempts: number;
  /** Identifies the claim, not the process, which may claim a job again after losing it. */
  claim: string;
  /** More were due. */
  hasMore: boolean;
}

const WAITING = sql<SqlBool>`jobs.done_at is null and jobs.failed_at is null`;

/** Returns the existing job's id if the key is taken. */
export async function enqueue<Payload>(
  transaction: DatabaseTransaction,
  { kind }: Pick<JobType<Payload>, 'kind'>,
  payload: NoInfer<Payload>,
  { now, id = newId(), runAfter = now, key }: NewJob,
): Promise<string> {
  const inserted = await transaction
    .insertInto('jobs')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      unique_key: key ?? null,
      created_at: now,
      run_after: runAfter,
      attempts: 0,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return id;
  const existing = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('unique_key', '=', key!)
    .executeTakeFirstOrThrow();
  return existing.id;
}

/** Candidates per query, since other processes may be claiming the same. */
const BATCH = 20;

export async function claimJob(
  db: Database,
  kind: string,
  { now, until }: { now: string; until: string },
): Promise<ClaimedJob | null> {
  for (;;) {
    const due = await dueJobs(db, kind, now).execute();
    if (due.length === 0) return null;
    for (const [index, { id }] of due.entries()) {
      const claimed = await claim(db, id, now, until);
      if (claimed) return { ...claimed, hasMore: index < due.length - 1 };
    }
  }
}

function dueJobs(db: Database, kind: string, now: string) {
  return db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where(WAITING)
    .where('run_after', '<=', now)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .orderBy('run_after')
    .orderBy('id')
    .limit(BATCH);
}

async function claim(
  db: Database,
  id: string,
  now: string,
  until: string,
): Promise<Omit<ClaimedJob, 'hasMore'> | null> {
  const claimedBy = newId();
  const row = await db
    .updateTable('jobs')
    .set((values) => ({
      claimed_by: claimedBy,
      claimed_until: until,
      attempts: values('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where(WAITING)
    .where('run_after', '<=', now)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .returning(['payload', 'created_at', 'attempts'])
    .executeTakeFirst();
  if (!row) return null;
  const { payload, created_at: createdAt, attempts } = row;
  return { id, payload, createdAt, attempts, claim: claimedBy };
}

export async function renewClaim(db: Database, job: ClaimedJob, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ claimed_until: until })
    .where('id', '=', job.id)
    .where('claimed_by', '=', job.claim)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Also after the claim was lost: the work is done. */
export async function recordDone(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ done_at: now, failed_at: null, claimed_by: null, claimed_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** A null `next` gives the job up. Records nothing once the claim is lost. */
export async function recordFailure(
  db: Database,
  job: ClaimedJob,
  { reason, now, next }: { reason: string; now: string; next: string | null },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      last_error: reason,
      claimed_by: null,
      claimed_until: null,
      ...(next ? { run_after: next } : { failed_at: now }),
    })
    .where('id', '=', job.id)
    .where('claimed_by', '=', job.claim)
    .execute();
}

/** Leaves out jobs whose first attempt lies ahead. */
export async function makeRetriesDue(db: Database, kind: string, now: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_after: now })
    .where('kind', '=', kind)
    .where(WAITING)
    .where('attempts', '>', 0)
    .where('run_after', '>', now)
    .execute();
}

export async function makeJobDue(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_after: now, failed_at: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** Jobs looked at; should more of a kind be claimed at once, a later poll sees the rest. */
const FIRST = 100;

export async function nextDue(db: Database, kind: string): Promise<string | null> {
  const free = sql<string>`case when claimed_until > run_after then claimed_until else run_after end`;
  const first = db
    .selectFrom('jobs')
    .select(['run_after', 'claimed_until'])
    .where('kind', '=', kind)
    .where(WAITING)
    .orderBy('run_after')
    .limit(FIRST)
    .as('first');
  const row = await db
    .selectFrom(first)
    .select(({ fn }) => fn.min<string | null>(free).as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function waitingSince(
  db: Database,
  kind: string,
): Promise<{ oldest: string; newest: string } | null> {
  const row = await db
    .selectFrom('jobs')
    .select(({ fn }) => [
      fn.min<string | null>('created_at').as('oldest'),
      fn.max<string | null>('created_at').as('newest'),
    ])
    .where('kind', '=', kind)
    .where(WAITING)
    .executeTakeFirst();
  return row?.oldest && row.newest ? { oldest: row.oldest, newest: row.newest } : null;
}

export async function countJobs(db: Database, kind: string): Promise<{ waiting: number; failed: number }> {
  const all = db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind);
  // Two queries, each with its own index: nearly all jobs are done.
  const waiting = await all.where(WAITING).executeTakeFirstOrThrow();
  const failed = await all.where('failed_at', 'is not', null).executeTakeFirstOrThrow();
  return { waiting: waiting.count, failed: failed.count };
}

/** Leaves out the mails of messages: a message shows its mail's state as long as it is kept. */
export async function deleteFinishedJobs(
  db: Database,
  { doneBefore, givenUpBefore }: { doneBefore: string; givenUpBefore: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where(({ or, eb }) => or([eb('done_at', '<', doneBefore), eb('failed_at', '<', givenUpBefore)]))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('contact_messages').select('id').whereRef('mail_job_id', '=', 'jobs.id'))),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** By the beginning of their keys, whatever their state. */
export async function deleteJobsOf(
  transaction: DatabaseTransaction,
  kind: string,
  keyStart: string,
): Promise<void> {
  await transaction
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('unique_key', '>=', keyStart)
    .where('unique_key', '<', `${keyStart}\uFFFF`)
    .execute();
}
