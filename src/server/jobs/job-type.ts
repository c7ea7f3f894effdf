import type { z } from 'zod';

/** One kind of job: `kind` is stored, `payload` is what its rows carry as JSON. */
export interface JobType<Payload> {
  kind: string;
  payload: z.ZodType<Payload>;
}

export interface Job<Payload> {
  id: string;
  payload: Payload;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** This one included. */
  attempts: number;
}

/** How failed jobs are retried; all in ms. */
export interface RetryTimes {
  /** From the first failure to the second attempt; then it doubles … */
  first: number;
  /** … up to this. */
  longest: number;
  /** The age at which a job that fails is given up. */
  giveUp: number;
}

export interface Failure {
  /** One line for the admin and the log, without secrets. */
  reason: string;
  /** Retrying can't help. */
  final: boolean;
}

export interface JobHandlerOptions<Payload> {
  /** What the log says of a job that was carried out: "a mail was sent". */
  done: string;
  /** Jobs of this kind that one process runs in parallel. */
  concurrency: number;
  retry: RetryTimes;
  /**
   * Runs at least once per job: a process may die between the work and the record of it. The signal aborts when the
   * claim is lost or the process ends.
   */
  run: (job: Job<Payload>, signal: AbortSignal) => Promise<void>;
  failureOf?: (error: unknown) => Failure;
  close?: () => void;
}

/** A handler whose payload type the runner need not know. */
export interface JobHandler extends Required<Omit<JobHandlerOptions<unknown>, 'run'>> {
  kind: string;
  run: (job: Job<string>, signal: AbortSignal) => Promise<void>;
}

/** A kind that the settings switch off: its jobs wait, and a start logs why. */
export interface DisabledJobs {
  kind: string;
  disabled: string;
}

export function handleJobs<Payload>(
  { kind, payload }: JobType<Payload>,
  { run, failureOf = failureOfError, close = () => {}, ...options }: JobHandlerOptions<Payload>,
): JobHandler {
  return {
    ...options,
    kind,
    failureOf,
    close,
    run: async (job, signal) => run({ ...job, payload: payload.parse(JSON.parse(job.payload)) }, signal),
  };
}

/** The error's name alone: its message may repeat what nobody should read. */
function failureOfError(error: unknown): Failure {
  return { reason: error instanceof Error ? error.name : 'unknown', final: false };
}
