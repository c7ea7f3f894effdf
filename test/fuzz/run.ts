/** How many requests; with TEST_LONG=on from a printed seed, which FUZZ_SEED repeats. */
export const isLong = process.env.TEST_LONG === 'on';
export const SEED = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 6));
if (isLong) console.warn(`FUZZ_SEED=${SEED}`);

/** Where the code is, how it failed, what it queried. */
export const INSIDE =
  /node_modules|\bat \S+ \(|\.ts:\d|\/src\/|SQLITE_|\bselect .{1,300} from "|insert into "|syntax error/i;
