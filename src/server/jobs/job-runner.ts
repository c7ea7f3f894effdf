/**
 * Durable jobs: rows that survive the process. Every process runs all kinds; a claim, renewed while a job runs, leaves
 * each job to one process and ends on its own when that process is killed.
 */
import { JobQueue, type JobQueueOptions, type JobTimes } from './job-queue.ts';
import type { DisabledJobs, JobHandler } from './job-type.ts';

const TIMES: JobTimes = { claim: 30_000, least: 1_000, patience: 7_000 };

export interface JobRunnerOptions extends Omit<JobQueueOptions, 'times'> {
  handlers: readonly (JobHandler | DisabledJobs)[];
  times?: Partial<JobTimes> | undefined;
}

export class JobRunner {
  readonly #queues: ReadonlyMap<string, JobQueue>;
  readonly #disabled: readonly DisabledJobs[];
  readonly #log: JobQueueOptions['log'];

  constructor({ handlers, times, ...options }: JobRunnerOptions) {
    const queueOptions = { ...options, times: { ...TIMES, ...times } };
    const enabled = handlers.filter((handler) => 'run' in handler);
    this.#queues = new Map(enabled.map((handler) => [handler.kind, new JobQueue(handler, queueOptions)]));
    this.#disabled = handlers.filter((handler) => 'disabled' in handler);
    this.#log = options.log;
  }

  /** Whether jobs of this kind are run, or wait for a setting. */
  isEnabled({ kind }: { kind: string }): boolean {
    return this.#queues.has(kind);
  }

  /** From now on jobs run; those that wait are tried immediately. */
  start(): void {
    for (const { disabled } of this.#disabled) this.#log.warn(disabled);
    for (const queue of this.#queues.values()) queue.start();
  }

  /** For a caller that has just enqueued a job: tries those that failed before, too. */
  retryAll({ kind }: { kind: string }): void {
    this.#queues.get(kind)?.retryAll();
  }

  runDue(): void {
    for (const queue of this.#queues.values()) queue.runDue();
  }

  /** Starts no more jobs; running ones get a moment. */
  stop(): void {
    for (const queue of this.#queues.values()) queue.stop();
  }

  /** Stops and waits for the running jobs. */
  async close(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
  }

  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.idle()));
  }
}
