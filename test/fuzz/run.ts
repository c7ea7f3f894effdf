/** Number of requests; TEST_LONG=on prints a seed, which FUZZ_SEED repeats. */
import { isLong } from '../long-run.ts';

export const SEED = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 6));
if (isLong) console.warn(`FUZZ_SEED=${SEED}`);

/** Internals that an answer must not reveal: where the code is, errors, queries. */
export const INSIDE =
  /node_modules|\bat \S+ \(|\.ts:\d|\/src\/|SQLITE_|\bselect .{1,300} from "|insert into "|syntax error/i;
