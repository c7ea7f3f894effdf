/** In slices, so that a large file doesn't hold up the shop's only thread. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { type FileProblem, IMPORT_LIMITS } from '#contract/imports.ts';

export interface CsvRow {
  /** As a spreadsheet counts them: the head is 1. */
  number: number;
  cells: string[];
}

export interface CsvTable {
  head: string[];
  /** Without blank ones. */
  rows: CsvRow[];
}

export class CsvFileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/** bytes; some 2 ms of work */
const SLICE = 64 * 1024;
/** A sheet may end with rows that were cleared; beyond these it is no sheet. */
const MAX_BLANK = 50_000;
/** Excel's own first line. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/;

/** Throws a CsvFileError. */
export async function readCsv(csv: string): Promise<CsvTable> {
  const { text, separator } = withoutPreamble(csv.replace(/^\uFEFF/, ''));
  const rows: CsvRow[] = [];
  let read = 0;
  try {
    await pipeline(
      Readable.from(slicesOf(text), { objectMode: false }),
      parse({
        delimiter: separator,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        relax_quotes: true,
        max_record_size: 0,
        cast: (cell, { index }) => {
          if (index < IMPORT_LIMITS.columns) return cell;
          throw new CsvFileError({ problem: 'csv_columns', max: IMPORT_LIMITS.columns });
        },
      }),
      async (records: AsyncIterable<string[]>) => {
        for await (const record of records) {
          read++;
          const cells = record.map(cleaned);
          if (cells.some((cell) => cell !== '')) rows.push({ number: read, cells });
          if (rows.length > IMPORT_LIMITS.rows + 1 || read - rows.length > MAX_BLANK)
            throw new CsvFileError({ problem: 'csv_rows', max: IMPORT_LIMITS.rows });
        }
      },
    );
  } catch (error) {
    // Only an unclosed quote is refused; its row is the one after the last that was read.
    throw error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? new CsvFileError({ problem: 'csv_quote', row: read + 1 })
      : error;
  }
  const [head, ...rest] = rows;
  if (!head) throw new CsvFileError({ problem: 'csv_empty' });
  return { head: head.cells, rows: rest.map((row) => ({ ...row, number: row.number - head.number + 1 })) };
}

async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += SLICE) {
    yield bytes.subarray(from, from + SLICE);
    await setImmediate();
  }
}

function withoutPreamble(text: string): { text: string; separator: string } {
  const [line, separator] = SEPARATOR_LINE.exec(text) ?? [];
  if (line !== undefined && separator !== undefined) return { text: text.slice(line.length), separator };
  return { text, separator: separatorOf(text) };
}

const SEPARATORS = [',', ';', '\t'];
const HEAD = 64 * 1024;

/** The one that occurs most in the head, outside of quotes. */
function separatorOf(text: string): string {
  const line = text
    .slice(0, HEAD)
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)[0]!;
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

/** Nothing that a database can't store or that would turn the text around it. */
function cleaned(cell: string): string {
  return cell
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim();
}
