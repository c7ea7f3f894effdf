/** A process that runs jobs; `stuck` never finishes one. Prints a line for each job it begins. */
import { z } from 'zod';
import type { DatabaseAddress } from '#server/db/connection.ts';
import { openDatabase } from '#server/db/connection.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { type JobType, handleJobs } from '#server/jobs/job-type.ts';

export const ERRAND: JobType<string> = { kind: 'errand', payload: z.string() };

/** ms */
export const CLAIM = 3_000;
const SECOND = 1_000;

const [how, address] = process.argv.slice(2);
if (how !== undefined && address !== undefined) {
  const db = await openDatabase(JSON.parse(address) as DatabaseAddress);
  const print = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
  const handler = handleJobs(ERRAND, {
    done: 'run',
    concurrency: 1,
    retry: { first: SECOND, longest: SECOND, giveUp: 3_600 * SECOND },
    run: async ({ id, payload }) => {
      print({ id, payload, at: Date.now() });
      if (how === 'stuck') await new Promise(() => {});
    },
  });
  const log = { info: () => {}, warn: print, error: print } as never; // Stands in for pino's overloads.
  const times = { claim: CLAIM, least: 20 };
  new JobRunner({ db, handlers: [handler], log, now: () => new Date(), times }).start();
  // The runner's timers don't keep a process alive.
  setInterval(() => {}, SECOND);
}
