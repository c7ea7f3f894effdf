import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';
import type { Timers } from '../platform/process/timers.ts';
import { holdClaim } from './claim.ts';
import type { JobHandler } from './job-type.ts';
import {
  type ClaimedJob,
  claimJob,
  makeRetriesDue,
  nextDue,
  recordDone,
  recordFailure,
  waitingSince,
} from './jobs.repository.ts';

/** ms */
export interface JobTimes {
  claim: number;
  /** The shortest pause between two polls. */
  least: number;
  patience: number;
}

export interface JobQueueOptions {
  db: Database;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => Date;
  times: JobTimes;
  timers: Timers;
  /** Awaited before each job. */
  giveWay?: (() => Promise<void>) | undefined;
}

export class JobQueue {
  readonly #handler: JobHandler;
  readonly #db: Database;
  readonly #log: JobQueueOptions['log'];
  readonly #now: () => Date;
  readonly #times: JobTimes;
  readonly #timers: Timers;
  readonly #giveWay: () => Promise<void>;
  readonly #running = new Set<Promise<void>>();
  readonly #unrecorded = new Set<string>();
  readonly #ending = new AbortController();
  #workers = 0;
  /** To look once more: what is due now may not have been at the last look. */
  #askedAgain = false;
  #endTimer = () => {};
  #timing = Promise.resolve();
  #startedAt: number | null = null;
  #stopped = false;

  constructor(
    handler: JobHandler,
    { db, log, now, times, timers, giveWay = async () => {} }: JobQueueOptions,
  ) {
    this.#handler = handler;
    this.#db = db;
    this.#log = log;
    this.#now = now;
    this.#times = times;
    this.#timers = timers;
    this.#giveWay = giveWay;
  }

  start(): void {
    this.#startedAt = this.#now().getTime();
    this.retryAll();
  }

  retryAll(): void {
    if (!this.#isOpen) return;
    this.#track(async () => {
      await makeRetriesDue(this.#db, this.#handler.kind, this.#at());
      this.runDue();
    });
  }

  runDue(): void {
    if (!this.#isOpen) return;
    this.#askedAgain = true;
    if (this.#workers >= this.#handler.concurrency) return;
    this.#workers++;
    this.#track(() => this.#work());
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#endTimer();
    this.#timers.after(this.#times.patience, () => this.#ending.abort());
  }

  async close(): Promise<void> {
    this.stop();
    await this.idle();
    this.#handler.close();
  }

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  async idle(): Promise<void> {
    while (!this.isIdle) await Promise.all(this.#running);
  }

  get #isOpen(): boolean {
    return this.#startedAt !== null && !this.#stopped;
  }

  #track(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) =>
        this.#log.error({ err: error }, `the ${this.#handler.kind} jobs could not be worked on`),
      )
      .then(() => {
        // One after the other and after the work, so that jobs enqueued meanwhile are seen.
        this.#timing = this.#timing.then(() => this.#setTimer());
        return this.#timing;
      })
      .then(() => void this.#running.delete(running));
    this.#running.add(running);
  }

  async #work(): Promise<void> {
    try {
      for (;;) {
        if (!this.#handler.isUrgent) await this.#giveWay();
        if (this.#stopped) return;
        this.#askedAgain = false;
        const claim = { now: this.#at(), until: this.#at(this.#times.claim) };
        const job = await claimJob(this.#db, this.#handler.kind, claim);
        if (job) {
          // For another worker meanwhile.
          if (job.hasMore) this.runDue();
          await this.#run(job);
        } else if (!this.#askedAgain) return;
      }
    } finally {
      // At once, so that whoever asks from now on starts a new one.
      this.#workers--;
    }
  }

  async #run(job: ClaimedJob): Promise<void> {
    const { kind, done } = this.#handler;
    if (!this.#unrecorded.has(job.id)) {
      const claim = holdClaim(this.#db, job, {
        length: this.#times.claim,
        timers: this.#timers,
        end: () => this.#at(this.#times.claim),
        onError: (error) => this.#log.error({ err: error, [kind]: job.id }, 'a claim was not renewed'),
      });
      try {
        await this.#handler.run(job, AbortSignal.any([claim.lost, this.#ending.signal]));
        this.#unrecorded.add(job.id);
      } catch (error) {
        await claim.release();
        return this.#fail(job, error);
      }
      await claim.release();
    }
    // While the database is unreachable, the job returns here and doesn't run again.
    await recordDone(this.#db, job.id, this.#at());
    this.#unrecorded.delete(job.id);
    this.#log.info({ [kind]: job.id }, `a ${kind} was ${done}`);
  }

  async #fail(job: ClaimedJob, error: unknown): Promise<void> {
    const { kind, done, retry } = this.#handler;
    const { reason, final } = this.#handler.failureOf(error);
    const age = this.#now().getTime() - Date.parse(job.createdAt);
    const givenUp = final || age >= retry.giveUp;
    const next = givenUp ? null : this.#at(await this.#pause());
    await recordFailure(this.#db, job, { reason, now: this.#at(), next });
    const outcome = givenUp ? `a ${kind} was given up` : `a ${kind} was not ${done}`;
    this.#log.warn({ [kind]: job.id, reason, next }, outcome);
  }

  /** ms since all were last tried: at the start or when the newest was enqueued. So pauses double. */
  async #pause(): Promise<number> {
    const { first, longest } = this.#handler.retry;
    const { newest } = (await waitingSince(this.#db, this.#handler.kind)) ?? {};
    const since = this.#now().getTime() - Math.max(newest ? Date.parse(newest) : 0, this.#startedAt ?? 0);
    return Math.min(Math.max(since, first), longest);
  }

  async #setTimer(): Promise<void> {
    if (this.#stopped) return;
    const { first, longest } = this.#handler.retry;
    const due = await nextDue(this.#db, this.#handler.kind).catch(() => this.#at(first));
    if (this.#stopped) return;
    // Even when none waits: another process may enqueue one and be killed before it runs it.
    const wait = due === null ? longest : Date.parse(due) - this.#now().getTime();
    this.#endTimer();
    const pause = Math.min(Math.max(wait, this.#times.least), longest);
    this.#endTimer = this.#timers.after(pause, () => this.runDue());
  }

  #at(ms = 0): string {
    return new Date(this.#now().getTime() + ms).toISOString();
  }
}
