/** What a call left over, and what a killed process left undone. */
import { z } from 'zod';
import { type JobHandler, type JobType, handleJobs } from '#server/jobs/job-type.ts';
import { type ImportOptions, attachPictures, makeProducts, undoProducts } from './import-work.ts';
import { findImport } from './imports.repository.ts';

const importJobSchema = z.object({ importId: z.string() });

export const IMPORT_JOB: JobType<z.infer<typeof importJobSchema>> = {
  kind: 'import',
  payload: importJobSchema,
};

const DAY = 24 * 60 * 60_000;
const RETRY = { first: 20_000, longest: 15 * 60_000, giveUp: 2 * DAY };

export function importHandler(options: ImportOptions): JobHandler {
  return handleJobs(IMPORT_JOB, {
    done: 'finished',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload: { importId } }, signal) => {
      const found = await findImport(options.db, importId);
      if (!found) return;
      if (found.undone_at !== null) return undoProducts(options, importId, null);
      await makeProducts(options, importId, null);
      await attachPictures(options, importId, signal);
    },
  });
}
