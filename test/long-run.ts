/** `npm run test:long` runs the long versions of tests; `npm test` runs a short version of each. */
import { type DatabaseKind, databases } from './databases.ts';

export const isLong = process.env.TEST_LONG === 'on';

/** Both databases in the long run; in the short one, the one on which such a fault is likelier. */
export const databasesOrOnly = (likelier: DatabaseKind): DatabaseKind[] => (isLong ? databases : [likelier]);
