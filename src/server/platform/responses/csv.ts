/** Written a batch at a time: 100,000 rows are too much for memory. */
import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { BYTE_ORDER_MARK, type CsvCell, csvRow } from '#domain/csv.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import { errorResponses } from '../http/route-schemas.ts';

export const csvResponses = {
  200: { content: { 'text/csv': { schema: z.string() } } },
  ...errorResponses,
};

/** Its name in the file, and its cell. */
export type CsvColumns<Entry> = Record<string, (entry: Entry) => CsvCell>;

interface CsvFile<Entry> {
  name: string; // Latin letters; the day and the ending are added
  now: Date;
  columns: CsvColumns<Entry>;
  batches: AsyncIterable<readonly Entry[]>;
}

export function sendCsv<Entry>(
  reply: FastifyReply,
  { name, now, columns, batches }: CsvFile<Entry>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${jerusalemDate(now)}.csv"`)
    .send(Readable.from(written(columns, batches)));
}

async function* written<Entry>(
  columns: CsvColumns<Entry>,
  batches: AsyncIterable<readonly Entry[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const batch of batches) {
    yield batch.map((entry) => csvRow(cells.map((cellOf) => cellOf(entry)))).join('');
    // SQLite answers without yielding to other requests.
    await setImmediate();
  }
}
