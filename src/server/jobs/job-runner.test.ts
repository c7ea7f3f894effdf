/** Jobs of several processes, each with its own connection to the database. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databasesOrOnly } from '#test/databases.ts';
import { type SharedDatabase, openSharedDatabase } from '#test/shared-database.ts';
import type { JobTimes } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import { type Failure, type JobHandlerOptions, type JobType, handleJobs } from './job-type.ts';
import { type NewJob, claimJob, enqueue } from './jobs.repository.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const SECOND = 1_000;
const at = (time: number) => new Date(time).toISOString();

const REFUND: JobType<{ agorot: number }> = { kind: 'refund', payload: z.object({ agorot: z.int() }) };
const NOTICE: JobType<string> = { kind: 'notice', payload: z.string() };

interface Given {
  failureOf?: (error: unknown) => Failure;
  isUrgent?: boolean;
  giveWay?: () => Promise<void>;
}

describe.each(databasesOrOnly('postgres'))('jobs on %s', (kind) => {
  let shared: SharedDatabase;
  let now: number;
  let lines: object[];
  const opened: JobRunner[] = [];
  beforeEach(async () => {
    now = START;
    lines = [];
    shared = await openSharedDatabase(kind);
  });
  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.close();
    await shared.close();
  });

  const put = (payload = { agorot: 500 }, values: Partial<NewJob> = {}) =>
    shared.db
      .transaction()
      .execute((transaction) => enqueue(transaction, REFUND, payload, { now: at(now), ...values }));
  const openProcess = async (
    run: JobHandlerOptions<{ agorot: number }>['run'],
    { failureOf, isUrgent = false, giveWay, ...times }: Partial<JobTimes> & Given = {},
  ) => {
    const handler = handleJobs(REFUND, {
      done: 'made',
      concurrency: 2,
      retry: { first: 10 * SECOND, longest: 60 * SECOND, giveUp: 3_600 * SECOND },
      run,
      isUrgent,
      ...(failureOf && { failureOf }),
    });
    const record = (fields: object, msg: string) => void lines.push({ ...fields, msg });
    const log = { info: record, warn: record, error: record } as never; // Stands in for pino's overloads.
    const db = await shared.connect();
    const jobs = new JobRunner({ db, handlers: [handler], log, now: () => new Date(now), times, giveWay });
    opened.push(jobs);
    return jobs;
  };
  const rows = () => shared.db.selectFrom('jobs').selectAll().execute();
  const runAt = async (jobs: JobRunner, time: number) => {
    now = time;
    jobs.runDue();
    await jobs.idle();
  };

  it('run once each with their payload, in whichever process', async () => {
    const amounts = Array.from({ length: 30 }, (_, index) => index);
    for (const agorot of amounts) await put({ agorot });
    const ran: number[] = [];
    const run = async ({ payload }: { payload: { agorot: number } }) => void ran.push(payload.agorot);
    const processes = [await openProcess(run), await openProcess(run)];
    for (const jobs of processes) jobs.start();
    for (const jobs of processes) await jobs.idle();
    expect(ran.toSorted((a, b) => a - b)).toEqual(amounts);
    expect((await rows()).every(({ done_at, attempts }) => done_at !== null && attempts === 1)).toBe(true);
  });

  it('give way to what people wait for, unless people wait for them', async () => {
    const gate = Promise.withResolvers<void>();
    const giveWay = () => gate.promise;
    const ran: string[] = [];
    const polite = await openProcess(async () => void ran.push('polite'), { giveWay });
    const urgent = await openProcess(async () => void ran.push('urgent'), { giveWay, isUrgent: true });
    await put();
    polite.start();
    urgent.start();
    await urgent.idle();
    expect(ran).toEqual(['urgent']);
    await put();
    polite.runDue();
    gate.resolve();
    await polite.idle();
    expect(ran).toEqual(['urgent', 'polite']);
  });

  it('of one kind and key exist once', async () => {
    const first = await put({ agorot: 1 }, { key: 'order 1001' });
    expect(await put({ agorot: 2 }, { key: 'order 1001' })).toBe(first);
    expect(await put({ agorot: 3 }, { key: 'order 1002' })).not.toBe(first);
    await shared.db
      .transaction()
      .execute((transaction) => enqueue(transaction, NOTICE, 'x', { now: at(now), key: 'order 1001' }));
    expect((await rows()).map(({ payload }) => payload).toSorted()).toEqual([
      '"x"',
      '{"agorot":1}',
      '{"agorot":3}',
    ]);
  });

  it('do not exist when their transaction fails', async () => {
    const failing = shared.db.transaction().execute(async (transaction) => {
      await enqueue(transaction, REFUND, { agorot: 1 }, { now: at(now) });
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await rows()).toEqual([]);
  });

  it('wait for their time, even when others are retried', async () => {
    await put({ agorot: 1 }, { runAfter: at(START + 60 * SECOND) });
    const ran: number[] = [];
    const jobs = await openProcess(async ({ payload }) => void ran.push(payload.agorot));
    jobs.start();
    jobs.retryAll(REFUND);
    await jobs.idle();
    await runAt(jobs, START + 60 * SECOND - 1);
    expect(ran).toEqual([]);
    await runAt(jobs, START + 60 * SECOND);
    expect(ran).toEqual([1]);
  });

  it('that became due while all looked for an earlier moment are run at once', async () => {
    const ran: number[] = [];
    const jobs = await openProcess(async ({ payload }) => void ran.push(payload.agorot), { isUrgent: true });
    jobs.start();
    await jobs.idle();
    await put({ agorot: 1 }, { runAfter: at(START + 60 * SECOND) });
    // As many as it does at once.
    jobs.runDue();
    jobs.runDue();
    await runAt(jobs, START + 60 * SECOND);
    expect(ran).toEqual([1]);
  });

  it('that throw are retried with doubling pauses, and given up when they are too old', async () => {
    await put();
    const jobs = await openProcess(() => Promise.reject(new TypeError('card 4580…')));
    jobs.start();
    await jobs.idle();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const [job] = await rows();
      pauses.push((Date.parse(job!.run_after) - now) / SECOND);
      await runAt(jobs, Date.parse(job!.run_after));
    }
    expect(pauses).toEqual([10, 10, 20, 40, 60]);
    await runAt(jobs, START + 3_600 * SECOND);
    expect(await rows()).toMatchObject([{ failed_at: at(now), attempts: 7, last_error: 'TypeError' }]);
    await runAt(jobs, START + 9_999 * SECOND);
    expect((await rows())[0]!.attempts).toBe(7);
    expect(lines.at(-1)).toMatchObject({ reason: 'TypeError', next: null, msg: 'a refund was given up' });
    expect(JSON.stringify(lines)).not.toContain('4580');
  });

  it('that can never succeed are given up immediately', async () => {
    await put();
    const failureOf = () => ({ reason: 'declined', final: true });
    const jobs = await openProcess(() => Promise.reject(new Error('x')), { failureOf });
    jobs.start();
    await jobs.idle();
    expect(await rows()).toMatchObject([{ failed_at: at(START), attempts: 1, last_error: 'declined' }]);
  });

  it('whose payload is invalid fail without affecting others', async () => {
    const broken = await put();
    await shared.db.updateTable('jobs').set({ payload: '{"agorot":"five"}' }).execute();
    await put({ agorot: 7 });
    const ran: number[] = [];
    const jobs = await openProcess(async ({ payload }) => void ran.push(payload.agorot));
    jobs.start();
    await jobs.idle();
    expect(ran).toEqual([7]);
    expect((await rows()).find(({ id }) => id === broken)).toMatchObject({ done_at: null, attempts: 1 });
  });

  it('of a killed process are taken over once its claim has expired', async () => {
    await put();
    const until = at(START + 30 * SECOND);
    expect(await claimJob(shared.db, REFUND.kind, { now: at(START), until })).not.toBeNull();
    const ran: number[] = [];
    const jobs = await openProcess(async ({ payload }) => void ran.push(payload.agorot));
    jobs.start();
    await jobs.idle();
    await runAt(jobs, START + 30 * SECOND - 1);
    expect(ran).toEqual([]);
    await runAt(jobs, START + 30 * SECOND);
    expect(ran).toEqual([500]);
    expect(await rows()).toMatchObject([{ attempts: 2, done_at: at(now) }]);
  });

  it('stay with their process while it renews its claim', async () => {
    await put();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let runs = 0;
    const run = async () => {
      runs++;
      await released;
    };
    const [one, other] = [await openProcess(run, { claim: 300 }), await openProcess(run, { claim: 300 })];
    one.start();
    await expect.poll(() => runs).toBe(1);
    const claimEnd = async () => Date.parse((await rows())[0]!.claimed_until!);
    const firstEnd = await claimEnd();
    now = firstEnd - 1;
    await expect.poll(claimEnd).toBeGreaterThan(firstEnd);
    now = firstEnd + 1;
    other.start();
    await other.idle();
    release();
    await one.idle();
    expect(runs).toBe(1);
  });

  it('are aborted and put back when the process ends', async () => {
    await put();
    const jobs = await openProcess(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('ended')));
        }),
      { patience: 10 },
    );
    jobs.start();
    await expect.poll(async () => (await rows())[0]!.attempts).toBe(1);
    await jobs.close();
    expect(await rows()).toMatchObject([
      { done_at: null, failed_at: null, claimed_by: null, claimed_until: null, attempts: 1 },
    ]);
  });

  it('of a kind that is disabled or not handled here wait', async () => {
    await put();
    const warnings: string[] = [];
    const log = {
      info: () => {},
      error: () => {},
      warn: (line: string) => void warnings.push(line),
    } as never; // As above.
    const handlers = [{ kind: REFUND.kind, disabled: 'no provider is set' }];
    const jobs = new JobRunner({ db: shared.db, handlers, log, now: () => new Date(now) });
    jobs.start();
    jobs.retryAll(REFUND);
    jobs.retryAll(NOTICE);
    await jobs.close();
    expect([jobs.isEnabled(REFUND), warnings]).toEqual([false, ['no provider is set']]);
    expect(await rows()).toMatchObject([{ attempts: 0, done_at: null }]);
  });
});
