/** A claim keeps a job to one process: renewed while the job runs, it expires when the process is killed. */
import { SYSTEM_TIMERS, type Timers } from '../platform/process/timers.ts';
import { JobQueue, type JobQueueOptions, type JobTimes } from './job-queue.ts';
import type { DisabledJobs, JobHandler } from './job-type.ts';

const TIMES: JobTimes = { claim: 30_000, least: 1_000, patience: 7_000 };

export interface JobRunnerOptions extends Omit<JobQueueOptions, 'times' | 'timers'> {
  handlers: readonly (JobHandler | DisabledJobs)[];
  times?: Partial<JobTimes> | undefined;
  timers?: Timers;
}

export class JobRunner {
  readonly #queues: ReadonlyMap<string, JobQueue>;
  readonly #disabled: readonly DisabledJobs[];
  readonly #log: JobQueueOptions['log'];

  constructor({ handlers, times, timers = SYSTEM_TIMERS, ...options }: JobRunnerOptions) {
    const queueOptions = { ...options, timers, times: { ...TIMES, ...times } };
    const enabled = handlers.filter((handler) => 'run' in handler);
    this.#queues = new Map(enabled.map((handler) => [handler.kind, new JobQueue(handler, queueOptions)]));
    this.#disabled = handlers.filter((handler) => 'disabled' in handler);
    this.#log = options.log;
  }

  isEnabled({ kind }: { kind: string }): boolean {
    return this.#queues.has(kind);
  }

  start(): void {
    for (const { disabled } of this.#disabled) this.#log.warn(disabled);
    for (const queue of this.#queues.values()) queue.start();
  }

  /** Makes failed jobs due, too. */
  retryAll({ kind }: { kind: string }): void {
    this.#queues.get(kind)?.retryAll();
  }

  /** Of all kinds unless one is given. */
  runDue(type?: { kind: string }): void {
    if (type) this.#queues.get(type.kind)?.runDue();
    else for (const queue of this.#queues.values()) queue.runDue();
  }

  stop(): void {
    for (const queue of this.#queues.values()) queue.stop();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
  }

  /** Until none has anything to do; one may give another something. */
  async idle(): Promise<void> {
    const queues = [...this.#queues.values()];
    while (queues.some((queue) => !queue.isIdle)) await Promise.all(queues.map((queue) => queue.idle()));
  }
}
