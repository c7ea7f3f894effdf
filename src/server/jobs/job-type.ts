import type { z } from 'zod';

export interface JobType<Payload> {
  kind: string;
  payload: z.ZodType<Payload>;
}

export interface Job<Payload> {
  id: string;
  payload: Payload;
  createdAt: string;
  attempts: number;
}

/** ms; the pause doubles from `first` to `longest`, until the job is `giveUp` old. */
export interface RetryTimes {
  first: number;
  longest: number;
  giveUp: number;
}

export interface Failure {
  /** One line for the admin and the log, without secrets. */
  reason: string;
  final: boolean;
}

export interface JobHandlerOptions<Payload> {
  /** For the log: `sent`. */
  done: string;
  concurrency: number;
  retry: RetryTimes;
  /** Runs at least once per job. The signal aborts when the claim is lost or the process ends. */
  run: (job: Job<Payload>, signal: AbortSignal) => Promise<void>;
  failureOf?: (error: unknown) => Failure;
  close?: () => void;
  /** People wait for it, so it gives way to nobody. */
  isUrgent?: boolean;
}

export interface JobHandler extends Required<Omit<JobHandlerOptions<unknown>, 'run'>> {
  kind: string;
  run: (job: Job<string>, signal: AbortSignal) => Promise<void>;
}

export interface DisabledJobs {
  kind: string;
  disabled: string;
}

export function handleJobs<Payload>(
  { kind, payload }: JobType<Payload>,
  {
    run,
    failureOf = failureOfError,
    close = () => {},
    isUrgent = false,
    ...options
  }: JobHandlerOptions<Payload>,
): JobHandler {
  return {
    ...options,
    isUrgent,
    kind,
    failureOf,
    close,
    run: async (job, signal) => run({ ...job, payload: payload.parse(JSON.parse(job.payload)) }, signal),
  };
}

/** Only the name, since the message may contain secrets. */
function failureOfError(error: unknown): Failure {
  return { reason: error instanceof Error ? error.name : 'unknown', final: false };
}
