/** `npm run test:long` runs the long versions of tests and journeys; `npm test` runs a short version of each. */
export const isLong = process.env.TEST_LONG === 'on';

/** Of cases that differ little, each of which starts a process, the short run takes some. */
export const someOf = <Case>(count: number, cases: readonly Case[]): readonly Case[] =>
  isLong ? cases : cases.slice(0, count);

/** ms for a test in rounds: as long as any other test has (vitest.config.ts), and a minute for each on a busy machine. */
export const timeoutOf = (rounds: number): number => 180_000 + rounds * 60_000;
