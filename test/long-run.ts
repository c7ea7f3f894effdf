/** `npm run test:long` runs the long versions of tests and journeys; `npm test` runs a short version of each. */
export const isLong = process.env.TEST_LONG === 'on';
